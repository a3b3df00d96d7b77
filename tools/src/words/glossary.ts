/** A word that the glossary does not use in names. */
export interface AvoidedWord {
  readonly word: string;
  /** What is said instead; several where the word was used for several things. */
  readonly terms: readonly string[];
  /** Names that keep the word, since the platform or a library has them. */
  readonly kept: readonly string[];
}

const rowsOf = (page: string): string[][] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));

const outsideBrackets = /,(?![^(]*\))/;

const entryPattern = /^(?:_(?<plain>[^_(]+)_|(?<word>[^_(]+?))(?: \((?<remark>.*)\))?$/;

function avoidedIn(cell: string): Omit<AvoidedWord, 'terms'>[] {
  return cell.split(outsideBrackets).flatMap((entry) => {
    const { plain, word, remark = '' } = entryPattern.exec(entry.trim())?.groups ?? {};
    if (plain !== undefined) return [];
    if (word === undefined) throw new Error(`This is no word not to use: ${entry}`);
    return [{ word, kept: [...remark.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name) }];
  });
}

/** The words of the last column that are not in italics, which are the ordinary English among them. */
export function avoidedWords(page: string): AvoidedWord[] {
  const found = new Map<string, AvoidedWord>();
  for (const [, term = '', , cell = ''] of rowsOf(page))
    for (const { word, kept } of avoidedIn(cell)) {
      const known = found.get(word);
      found.set(word, {
        word,
        terms: [...(known?.terms ?? []), term],
        kept: [...(known?.kept ?? []), ...kept],
      });
    }
  return [...found.values()];
}
