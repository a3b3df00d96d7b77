import { expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { decideEntry, decideMoment, decideSitePage, entryReasons } from './index.ts';

it.each([
  '/',
  '/promotions',
  '/casino/popular?sort=name&page=2',
  '/personal-center?tab=profile#top',
  '/a//b',
])('%s is a page of the site', (page) => {
  expect(decideSitePage(page)).toEqual({ allowed: true, plan: page });
});

it.each([
  '',
  'promotions',
  'https://other.test/',
  '//other.test',
  '/\\other.test',
  '/a\\b',
  '/\t/other.test',
  'javascript:alert(1)',
  '/ ',
  `/${'x'.repeat(2_000)}`,
])('%j is no page of the site', (page) => {
  expect(decisionText(entryReasons, decideSitePage(page))).toBe(
    `'${page}' is no page of the site, such as /promotions.`,
  );
});

it('a moment that there is not is said to be so', () => {
  expect(decideMoment('before', { kept: true })).toEqual({ allowed: true, plan: { kept: true } });
  expect(decisionText(entryReasons, decideMoment('before', undefined))).toBe("There is no moment 'before'.");
});

it.each([
  [{ openUntil: 1_000 }, 999, true],
  [{ openUntil: 1_000 }, 1_000, false],
  [undefined, 0, false],
])('the way in %j opens at %d: %s', (entry, now, opens) => {
  const decision = decideEntry(entry, now);
  expect(decisionText(entryReasons, decision)).toBe(
    opens ? null : 'This way in has been used or is too old. Ask for another one.',
  );
});
