interface Row<Details> {
  readonly code: string;
  readonly text: (details: Details) => string;
}

type Table<Details> = Readonly<Record<string, Row<Details>>>;

/** The rows of a table of reasons in its order: each reason, its code and its sentence. */
export function reasonRows(table: Table<undefined>): string[][];
export function reasonRows<Details>(table: Table<Details>, details: Details): string[][];
export function reasonRows<Details>(table: Table<Details | undefined>, details?: Details): string[][] {
  return Object.entries(table).map(([reason, { code, text }]) => [reason, code, text(details)]);
}
