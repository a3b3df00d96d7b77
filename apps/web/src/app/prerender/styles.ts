export interface SplitStyles {
  readonly html: string;
  readonly styles: string;
}

const element = /<style data-emotion="([^"]+)"[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Takes Emotion's style elements, which stand in front of what they are for, out of HTML: there they would count as
 * elements of lists and tables. Emotion finds them in the head by the names in their attribute when the app starts, and
 * moves them no more where `data-s` says that it has: that would style the whole page anew.
 */
export function splitStyles(source: string): SplitStyles {
  const global = new Map<string, string>();
  const local = new Map<string, string>();
  for (const [, names = '', css = ''] of source.matchAll(element)) {
    const [cache, ...hashes] = names.trim().split(' ');
    (cache === 'css' ? local : global).set(cache === 'css' ? hashes.join(' ') : names.trim(), css);
  }
  const tags = [...global].map(([names, css]) => `<style data-emotion="${names}" data-s>${css}</style>`);
  const own = `<style data-emotion="css ${[...local.keys()].join(' ')}" data-s>${[...local.values()].join('')}</style>`;
  return { html: source.replaceAll(element, ''), styles: [...tags, own].join('\n') };
}
