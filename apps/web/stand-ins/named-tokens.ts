export type TokenNames = Readonly<Record<string, string>>;

type Values = Readonly<Record<string, string>>;

/** A dot between digits is a part of a step's name, as in `0.5`. */
const escapedOf = (name: string): string =>
  name.replaceAll(/(?<!\d)\./g, '-').replaceAll('.', String.raw`\.`);

const variableOf = (kind: string, name: string): string =>
  `var(--mp-${`${kind}-${escapedOf(name)}`.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;

const valueOf = (kind: string, name: string): string =>
  name.startsWith('-') ? `calc(${variableOf(kind, name.slice(1))} * -1)` : variableOf(kind, name);

/**
 * Stands in for Chakra's tokens in the built app, whose page has their values as variables already: what is left to know
 * is which there are. @param names those of each kind, with spaces between them
 */
export function namedTokens(names: TokenNames) {
  const made = new Map<string, Values | null>();
  const getCategoryValues = (kind: string): Values | null => {
    const known = made.get(kind);
    if (known !== undefined) return known;
    const listed = names[kind]?.split(' ').map((name) => [name, valueOf(kind, name)] as const);
    const values = listed ? Object.fromEntries(listed) : null;
    made.set(kind, values);
    return values;
  };
  const getVar = (path: unknown, fallback?: string): string | undefined => {
    const [kind = '', ...name] = String(path).split('.');
    return getCategoryValues(kind)?.[name.join('.')] ?? fallback;
  };
  return {
    allTokens: [],
    cssVarMap: new Map(),
    colorPaletteMap: new Map(),
    categoryMap: new Map(),
    getByName: () => undefined,
    getVar,
    getCategoryValues,
    expandReferenceInValue: (value: string) =>
      value.replaceAll(/\{([^}]*)\}/g, (_, path: string) => getVar(path) ?? path),
  };
}
