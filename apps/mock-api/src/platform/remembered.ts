/**
 * Remembers what a function answers, for one that depends on nothing but its arguments.
 * @param most answers that are kept; when there are more, all are forgotten
 */
export function remembered<Args extends readonly string[], Value>(
  most: number,
  work: (...args: Args) => Value,
): (...args: Args) => Value {
  const known = new Map<string, { readonly value: Value }>();
  return (...args) => {
    const name = args.join('\n');
    const kept = known.get(name) ?? { value: work(...args) };
    if (known.size >= most && !known.has(name)) known.clear();
    known.set(name, kept);
    return kept.value;
  };
}
