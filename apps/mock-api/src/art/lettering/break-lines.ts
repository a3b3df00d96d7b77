const LINKING = new Set(['of', 'the', 'and', '&', 'at', 'in', 'a', 'to', 'for', 'on', 'by']);

const shortest = (chunks: readonly string[]): number => {
  const lengthAt = (i: number): number => `${chunks[i] ?? ''}${chunks[i + 1] ?? ''}`.length;
  let best = 0;
  for (let i = 1; i < chunks.length - 1; i += 1) if (lengthAt(i) < lengthAt(best)) best = i;
  return best;
};

const hasShortPair = (chunks: readonly string[]): boolean =>
  chunks.some((chunk, i) => i > 0 && chunk.length + (chunks[i - 1] ?? '').length < 5);

/** Linking words go with the word after them, so that no line ends on `of`. */
function glue(words: readonly string[]): string[] {
  const chunks: string[] = [];
  for (const word of words) {
    const last = chunks.at(-1);
    if (last !== undefined && LINKING.has(last.split(' ').at(-1)?.toLowerCase() ?? ''))
      chunks[chunks.length - 1] = `${last} ${word}`;
    else chunks.push(word);
  }
  return chunks;
}

export function breakLines(title: string, maxLines = 3): string[] {
  const chunks = glue(title.split(/\s+/).filter((word) => word !== ''));
  while (chunks.length > 1 && (chunks.length > maxLines || hasShortPair(chunks))) {
    const at = shortest(chunks);
    chunks.splice(at, 2, `${chunks[at] ?? ''} ${chunks[at + 1] ?? ''}`);
  }
  return chunks;
}
