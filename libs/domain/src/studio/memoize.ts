/** Computes a value at the first call and answers it at every later one. */
export function memoize<Value>(find: () => Value): () => Value {
  let held: { readonly value: Value } | undefined;
  return () => (held ??= { value: find() }).value;
}
