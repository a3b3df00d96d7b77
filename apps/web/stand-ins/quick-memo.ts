const MOST = 5_000;

/** Stands in for Chakra's own memory in the built app, whose keys take longer to make than much of what it remembers. */
export function memo<Args extends unknown[], Answer>(
  work: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const known = new Map<unknown, Answer>();
  return (...args) => {
    const [first] = args;
    const key = args.length === 1 && typeof first !== 'object' ? first : JSON.stringify(args);
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= MOST) known.clear();
    const made = work(...args);
    known.set(key, made);
    return made;
  };
}
