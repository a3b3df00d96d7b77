/** Finds something the first time it is asked for, and keeps it. */
export function once<Value>(find: () => Value): () => Value {
  let held: { readonly value: Value } | undefined;
  return () => (held ??= { value: find() }).value;
}
