/** A person in the picture of a result. */
export interface Person {
  readonly name: string;
  readonly won: boolean;
}

const BETWEEN = " · ";

/**
 * The names in lines of at most so many letters, winners first. Names that do not fit are counted at
 * the end: "+3".
 */
export function peopleIn(people: readonly Person[], letters: number, lines: number): string[] {
  const names = [...people]
    .sort((one, other) => Number(other.won) - Number(one.won))
    .map(({ name, won }) => (won ? `★ ${name}` : name));
  for (let shown = names.length; shown > 0; shown--) {
    const rest = names.length - shown;
    const told = laidOut([...names.slice(0, shown), ...(rest ? [`+${rest}`] : [])], letters);
    if (told.length <= lines) return told;
  }
  return [];
}

function laidOut(names: readonly string[], letters: number): string[] {
  const lines: string[] = [];
  for (const name of names) {
    const longer = `${lines.at(-1)}${BETWEEN}${name}`;
    if (lines.length && longer.length <= letters) lines[lines.length - 1] = longer;
    else lines.push(name);
  }
  return lines;
}
