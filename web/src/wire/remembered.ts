/** Small choices this browser remembers; where it may not, they last as long as the page. */
const PREFIX = "stosy-";
const meanwhile = new Map<string, string>();

export const remembered = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(PREFIX + key);
    } catch {
      return meanwhile.get(key) ?? null;
    }
  },

  set(key: string, value: string): void {
    meanwhile.set(key, value);
    try {
      localStorage.setItem(PREFIX + key, value);
    } catch {
      // A browser that keeps nothing still plays.
    }
  },
};
