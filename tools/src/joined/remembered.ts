/** Answers once for each key, for as long as the key is kept. */
export function remembered<Key extends object, Answer>(answer: (key: Key) => Answer): (key: Key) => Answer {
  const known = new WeakMap<Key, { readonly answer: Answer }>();
  return (key) => {
    const found = known.get(key) ?? { answer: answer(key) };
    known.set(key, found);
    return found.answer;
  };
}
