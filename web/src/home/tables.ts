import type { Tables, TablesChanged, TableSummary } from "../wire/types.ts";

/** The tables after a message of the lobby. */
export function tablesAfter(
  before: readonly TableSummary[],
  told: Tables | TablesChanged,
): readonly TableSummary[] {
  if (told.tell === "tables") return told.tables;
  const gone = new Set([...told.removed, ...told.put.map(({ summary }) => summary.table)]);
  const tables = before.filter(({ table }) => !gone.has(table));
  for (const { at, summary } of told.put) tables.splice(at, 0, summary);
  return tables;
}
