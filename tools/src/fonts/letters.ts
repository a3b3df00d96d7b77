/** Axes of the variable typeface within which the theme stays; what is beyond takes the nearest. */
export const axes = { wght: { min: 400, max: 700 }, wdth: { min: 100, max: 116 } } as const;

export interface FontCut {
  /** The file of Fontsource that it is cut from. */
  readonly from: 'latin' | 'latin-ext' | 'vietnamese';
  /** As in CSS. */
  readonly range: string;
}

const BASIC =
  'U+20-7E, U+A0, U+A3, U+A7, U+A9, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2212';

/** The faces by the names of their files. Nearly all pages need the first alone. */
export const cuts: Readonly<Record<string, FontCut>> = {
  'archivo-basic': { from: 'latin', range: BASIC },
  'archivo-latin': {
    from: 'latin',
    range:
      'U+A1-A2, U+A4-A6, U+A8, U+AA-B6, U+B8-D6, U+D8-FF, U+131, U+152-153, U+2BC, U+2C6, U+2DA, U+2DC, U+300-301, U+303-304, U+308-309, U+323, U+2009-2010, U+201A, U+201E, U+2030, U+2032-2033, U+2039-203A, U+2044, U+2122, U+2191, U+2193, U+2215',
  },
  'archivo-latin-ext': {
    from: 'latin-ext',
    range:
      'U+100-130, U+132-151, U+154-2BA, U+2BD-2C5, U+2C7-2D9, U+2DB, U+2DD-2FF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20BE, U+2113',
  },
  'archivo-vietnamese': { from: 'vietnamese', range: 'U+1EA0-1EF1' },
};

export function lettersOf({ range }: FontCut): string[] {
  return range.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.slice('U+'.length).split('-');
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
  });
}
