import { readFileSync } from 'node:fs';
import { tiers } from '@magpie/domain/levels';
import { siteCodes, sites, type SiteCode } from '@magpie/domain/site';
import { lexer } from 'marked';
import { describe, expect, it } from 'vitest';
import { routePatterns } from '#shared/navigation/index.ts';
import { knownTokens } from '../markdown/read-markdown.ts';
import { addressOf, fileOf, textKeys, type TextKey } from './keys.ts';
import { parseText, type Text } from './parse-text.ts';

function textOf(key: TextKey, code: SiteCode): Text {
  const file = `${import.meta.dirname}/../../../../public/content/${fileOf(key, code)}`;
  return parseText(readFileSync(file, 'utf8'), sites[code]);
}

const all = siteCodes.flatMap((code) => textKeys.map((key) => [key, code] as const));
const words = ({ title, description, body }: Text) => `${title} ${description} ${body}`;

describe('the texts that come with the product', () => {
  it.each(all)('%s speaks of %s only and leaves no word open', (key, code) => {
    const shown = words(textOf(key, code));
    for (const other of siteCodes.filter((each) => each !== code)) {
      expect(shown.toLowerCase()).not.toContain(other);
    }
    expect(shown).not.toMatch(/[{}]/);
  });

  it.each(textKeys)(
    '%s says when it was changed, describes itself, and leads only where something is',
    (key) => {
      const { description, updated, body } = textOf(key, 'magpie');
      expect(updated).toMatch(/^2026-\d\d-\d\d$/);
      expect(description.length).toBeLessThanOrEqual(160);
      const fixed = new Set<string>([...Object.values(routePatterns), ...textKeys.map(addressOf)]);
      const links = [...body.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path]) => path);
      expect(links.filter((path) => !fixed.has(path ?? ''))).toEqual([]);
    },
  );

  it('lists the tiers as the domain has them', () => {
    const tables = knownTokens(lexer(textOf('vip-levels', 'magpie').body)).filter(
      (token) => token.type === 'table',
    );
    const rows = (tables[1]?.rows as { readonly text: string }[][]).map((cells) =>
      cells.map(({ text }) => text),
    );
    const figure = new Intl.NumberFormat('en-AU');
    const orNone = (value: number, shown: string) => (value === 0 ? 'None' : shown);
    expect(rows.map((row) => row.slice(0, 4))).toEqual(
      tiers.map(({ level, name, xpRequired, bonusFunds, cashbackPercentage }) => [
        `${level} ${name}`,
        figure.format(xpRequired),
        orNone(bonusFunds, `$${figure.format(bonusFunds)}`),
        orNone(cashbackPercentage, `${cashbackPercentage}%`),
      ]),
    );
  });

  it('gives the helplines of both countries', () => {
    const text = textOf('responsible-gambling', 'magpie').body;
    for (const line of [
      '[1800 858 858](tel:1800858858), [gamblinghelponline.org.au](https://www.gamblinghelponline.org.au)',
      '[0800 654 655](tel:0800654655) or text 8006, [gamblinghelpline.co.nz](https://www.gamblinghelpline.co.nz)',
      '[13 11 14](tel:131114)',
      '(https://www.betstop.gov.au), [1800 238 786](tel:1800238786)',
      '(https://www.safergambling.org.nz)',
    ]) {
      expect(text).toContain(line);
    }
  });

  it('asks for a proof of address only where one is needed', () => {
    expect(textOf('kyc-policy', 'magpie').body).toContain(
      '**Proof of address**, issued within the last three months',
    );
    const one = textOf('kyc-policy', 'kookaburra').body;
    expect(one).toContain('A proof of address is not needed.');
    expect(one).toContain('We ask for one identity document.');
    expect(one).not.toContain('utility bill');
    expect(words(textOf('help-centre', 'kookaburra'))).not.toContain('proof of address');
  });
});
