/**
 * Put a field's text on the clipboard; false if the person has to do it, for whom it is selected.
 * Pages without https have no `navigator.clipboard`; there the browser copies what is selected.
 */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  field.focus();
  field.select();
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(field.value);
      return true;
    } catch {
      // Not allowed just now: the old way may be.
    }
  }
  return document.execCommand("copy");
}
