import { copyFrom } from "../shell/copy.ts";

/** Copy a text that stands in no field; true when it is done. */
export async function copyText(text: string): Promise<boolean> {
  const focused = document.activeElement as HTMLElement | null;
  const field = document.createElement("input");
  field.value = text;
  field.readOnly = true;
  field.className = "hidden";
  document.body.append(field);
  try {
    return await copyFrom(field);
  } finally {
    field.remove();
    focused?.focus();
  }
}
