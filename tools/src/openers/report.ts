import { readProductTree } from '../joined/source-tree.ts';
import type { Verdict } from '../lock/check.ts';
import { judgeNotes } from '../shared/web-notes.ts';
import { openerSites, type OpenerSite } from './sites.ts';

/** @param reached lines by which a modal opened in a test, such as `apps/web/src/shell/bottom-bar.tsx:65` */
export function unreached(sites: readonly OpenerSite[], reached: ReadonlySet<string>): string[] {
  return sites
    .map(({ file, line, call }) => ({ place: `${file}:${String(line)}`, call }))
    .filter(({ place }) => !reached.has(place))
    .map(({ place, call }) => `${place}: no test opens a modal by ${call}`);
}

export function openersReport(): Promise<Verdict> {
  const sites = openerSites(readProductTree());
  const passed = `${String(sites.length)} calls that open a modal, each reached`;
  return Promise.resolve(judgeNotes('openers', (reached) => unreached(sites, reached), passed));
}
