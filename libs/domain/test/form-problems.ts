interface Schema {
  safeParse(value: unknown): {
    readonly error?: {
      readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
    };
  };
}

/** The messages of a value by field; empty for a valid one. */
export const formProblems = (schema: Schema, value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
