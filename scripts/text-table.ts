/** Columns as wide as their widest cell: those on the left aligned left, the others right. */
export function textTable(rows: readonly (readonly string[])[], leftColumns = 1): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const padded = (cell: string, column: number): string =>
    column < leftColumns ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(padded).join('  ').trimEnd()).join('\n');
}
