/** One walk of docs/walks.md. */
export interface Walk {
  readonly title: string;
  /** How many files its title says that it has, and how many it may have. */
  readonly total: number;
  readonly limit: number;
  /** The numbered stops in their order. */
  readonly stops: readonly { readonly number: number; readonly file: string }[];
}

const heading = /^## (.+) \((\d+) files, (\d+) at most\)$/;
const stop = /^(\d+)\. `([^`]+)`: /;

function walkOf(section: string): Walk {
  const [first = '', ...lines] = section.split('\n');
  const [, title = '', total, limit] = heading.exec(first) ?? [];
  if (title === '') throw new Error(`This heading says no figures: ${first}`);
  const stops = lines.flatMap((line) => {
    const [, number, file] = stop.exec(line) ?? [];
    return file === undefined ? [] : [{ number: Number(number), file }];
  });
  return { title, total: Number(total), limit: Number(limit), stops };
}

/** The text of each walk, from its heading on. */
export function sectionsIn(text: string): string[] {
  return text.split(/^(?=## )/m).filter((section) => section.startsWith('## '));
}

/** @throws Error for a heading without its figures */
export const walksIn = (text: string): Walk[] => sectionsIn(text).map(walkOf);

/** Whatever else is named as a path from the root, as in the words between the stops. */
export function pathsIn(text: string): string[] {
  const named = [...text.matchAll(/`((?:apps|libs|docs|tools|schema|e2e)\/[^`\s]+)`/g)];
  return [...new Set(named.map(([, path = '']) => path))];
}

/** What is wrong with a walk's figures; empty when nothing is. */
export function problemsOf({ title, total, limit, stops }: Walk): string[] {
  const files = stops.map(({ file }) => file);
  return [
    ...(stops.length === total ? [] : [`${title}: ${String(stops.length)} stops, not ${String(total)}`]),
    ...(total > limit ? [`${title}: more than ${String(limit)} files`] : []),
    ...(stops.some(({ number }, index) => number !== index + 1) ? [`${title}: numbers out of order`] : []),
    ...files.filter((file, index) => files.indexOf(file) !== index).map((file) => `${title}: ${file} twice`),
  ];
}
