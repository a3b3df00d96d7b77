/** Checks on drawn SVG text, for tests. */

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"<]*")*)\s*(\/?)>/g;
const ENTITY = /&(?!(?:amp|lt|gt|quot);)/;

const attributeNames = (text: string): string[] =>
  [...text.matchAll(/\s([a-zA-Z:-]+)="/g)].map(([, name]) => name ?? '');

function tagFaults(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [, closing, name, attributes = '', selfClosing] of svg.matchAll(TAG)) {
    const names = attributeNames(attributes);
    if (new Set(names).size !== names.length)
      faults.push(`repeated attribute in <${name ?? ''}${attributes}>`);
    if (closing === '/' && open.pop() !== name) faults.push(`</${name ?? ''}> closes nothing`);
    if (closing !== '/' && selfClosing !== '/') open.push(name ?? '');
  }
  return [...faults, ...open.map((name) => `<${name}> is not closed`)];
}

function referenceFaults(svg: string): string[] {
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '');
  const wanted = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id ?? '');
  const missing = wanted.filter((id) => !ids.includes(id)).map((id) => `#${id} is not defined`);
  return new Set(ids).size === ids.length ? missing : [...missing, 'an id is used twice'];
}

/** What is wrong with a document: markup, references, numbers, outside resources. Empty when it is sound. */
export function svgFaults(svg: string): string[] {
  const faults = [...tagFaults(svg), ...referenceFaults(svg)];
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')) faults.push('it is not an SVG document');
  if (svg.replace(TAG, '').trim() !== '')
    faults.push(`text outside of tags: ${svg.replace(TAG, '').slice(0, 40)}`);
  if (ENTITY.test(svg)) faults.push('a bare ampersand');
  if (/NaN|undefined|null|Infinity|\[object/.test(svg.replace(/aria-label="[^"]*"/, '')))
    faults.push('a value that is not a number');
  if (/<(?:script|image|foreignObject|style)|https?:(?!\/\/www\.w3\.org\/2000\/svg)|\son[a-z]+=/.test(svg))
    faults.push('an outside resource');
  return faults;
}

/** A document without its ids and its text alternative, so that only what is seen is compared. */
export const visible = (svg: string): string =>
  svg
    .replace(/ aria-label="[^"]*"/, '')
    .replace(/ id="[^"]*"/g, '')
    .replace(/(?:href="#|url\(#)[^")]+/g, '');

/** Every coordinate pair of path data made of absolute M, L and Q commands. */
export const pointsOf = (svg: string): { x: number; y: number }[] =>
  [...svg.matchAll(/ d="([^"]*)" fill="none"/g)].flatMap(([, d = '']) =>
    [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
  );
