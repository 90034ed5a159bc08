/** The hexadecimal SHA-256 of ASCII text, by the browser itself where it may. */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (globalThis.crypto?.subtle)
    return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
  // Pages without HTTPS, such as on a home network, do not have it.
  const { digestOf } = await import("./plain_sha256.ts");
  return hex(digestOf(bytes));
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
