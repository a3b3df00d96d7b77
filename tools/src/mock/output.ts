function cell(value: unknown): string {
  if (value === null || value === undefined) return '-';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function table(rows: readonly Record<string, unknown>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, ...rows.map((row) => columns.map((column) => cell(row[column])))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((text, index) => text.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const isTable = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRow);

/** A list as a table, an object as lines with its lists as tables below, anything else as it is. */
export function readable(value: unknown): string {
  if (Array.isArray(value) && value.every(isRow)) return value.length === 0 ? 'none' : table(value);
  if (value === null) return 'none';
  if (!isRow(value)) return cell(value);
  const fields = Object.entries(value);
  const width = Math.max(...fields.map(([key]) => key.length));
  const lines = fields
    .filter(([, field]) => !isTable(field))
    .map(([key, field]) => `${key.padEnd(width)}  ${cell(field)}`);
  const tables = fields.flatMap(([key, field]) => (isTable(field) ? [`\n${key}\n${table(field)}`] : []));
  return [...lines, ...tables].join('\n');
}
