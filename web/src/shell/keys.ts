/**
 * The key that is meant: what it types or, where a keyboard has other letters or marks there, its
 * place. So M is M on a Cyrillic keyboard, and 1 is 1 in the upper row of a Czech one.
 */
export function keyOf(event: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string {
  const typed = event.key.toLowerCase();
  if (typed.length > 1 || /[a-z0-9]/.test(typed)) return typed;
  const [, letter, digit] = /^(?:Key([A-Z])|Digit([0-9]))$/.exec(event.code) ?? [];
  if (letter && /\p{L}/u.test(typed)) return letter.toLowerCase();
  return digit && !event.shiftKey ? digit : typed;
}
