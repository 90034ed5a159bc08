import { HEIGHT, WIDTH } from "./picture.ts";

/** Renders an SVG as a PNG; null if the browser cannot. */
export async function pngOf(svg: string): Promise<Blob | null> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image(WIDTH, HEIGHT);
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [WIDTH, HEIGHT];
    canvas.getContext("2d")?.drawImage(image, 0, 0, WIDTH, HEIGHT);
    return await new Promise((done) => canvas.toBlob(done, "image/png"));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
