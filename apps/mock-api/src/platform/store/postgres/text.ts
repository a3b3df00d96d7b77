const texts = new Map<string, string>();
const TEXTS_KEPT = 5_000;
const parts = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\?/g;

/** A text of SQL as PostgreSQL has it, whose parameters have numbers. */
export function numbered(sql: string): string {
  const known = texts.get(sql);
  if (known !== undefined) return known;
  let count = 0;
  const text = sql.replaceAll(parts, (part) => (part === '?' ? `$${String((count += 1))}` : part));
  if (texts.size >= TEXTS_KEPT) texts.clear();
  texts.set(sql, text);
  return text;
}

/** A name of SQL, such as that of a schema, as a text has it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
