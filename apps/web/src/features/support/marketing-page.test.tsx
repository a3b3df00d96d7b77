import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { cellsOf, itemsOf } from '#testing/texts.ts';
import { MarketingPage } from './index.ts';
import { sectionsOf } from './markdown/read-markdown.ts';
import { placed } from './marketing/layout.ts';
import type { MarketingKey } from './text/keys.ts';

async function open(page: MarketingKey, member = false) {
  fakePlatform({});
  const rendered = renderFeature(
    <Suspense>
      <MarketingPage page={page} />
    </Suspense>,
    { at: `/${page}`, member },
  );
  const article = await screen.findByRole('article');
  return { ...rendered, article, text: article.textContent };
}

beforeEach(freshBrowser);

describe('a marketing page', () => {
  it.each([
    ['vip-levels', 'VIP Levels'],
    ['vip-club', 'VIP Club'],
    ['weekly-cashback', 'Weekly Cashback'],
  ] as const)('SHELL-45 %s has its own title', async (page, words) => {
    await open(page);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words);
    await waitFor(() => {
      expect(document.title).toBe(`${words} | Magpie`);
    });
  });

  it.each(['vip-levels', 'vip-club', 'weekly-cashback'] as const)(
    'SUPPORT-10 SUPPORT-16 %s names the sign-up bonus and the deposit match',
    async (page) => {
      const { text } = await open(page);
      expect(text).toContain('$10 no-deposit sign-up bonus');
      expect(text).toContain('100% deposit match up to $1,500 ($500 x 3)');
    },
  );

  it('SUPPORT-11 SUPPORT-16 Weekly Cashback is up to 10% and claimed every Monday from My Account', async () => {
    const { text } = await open('weekly-cashback');
    expect(text).toContain('Cashback is up to 10% of your net losses of the week');
    expect(text).toContain('Cashback can be claimed every Monday from My Account, once a day.');
  });

  it.each(['vip-levels', 'vip-club'] as const)(
    'SUPPORT-12 %s says that bonuses are one-time and valid 7 days, and that levels never drop',
    async (page) => {
      const { text } = await open(page);
      expect(text).toContain('Level-up bonuses are one-time and valid 7 days');
      expect(text.toLowerCase()).toContain('levels are automatic and never drop.');
    },
  );

  it('SUPPORT-13 SUPPORT-16 VIP Levels says what the upper tiers bring', async () => {
    const { text } = await open('vip-levels');
    expect(text).toContain(
      'Tier 6 and above have extra perks. Tier 7 has monthly bonuses and an account manager. Tier 8 has priority withdrawals within 12 hours. Tier 10 is invite-only.',
    );
  });

  it('SUPPORT-13 SUPPORT-16 VIP Club says what the upper tiers bring', async () => {
    const { text } = await open('vip-club');
    expect(text).toContain('Tier 6 and above have extra perks:');
    expect(text).toContain('Tier 7 has monthly bonuses and an account manager:');
    expect(text).toContain('Tier 8: priority withdrawals within 12 hours');
    expect(text).toContain('Tier 10 is invite-only.');
  });

  it.each(['vip-levels', 'vip-club'] as const)(
    'SUPPORT-14 %s calls the scheme VIP and Mates Rates',
    async (page) => {
      const { text } = await open(page);
      expect(text).toContain('Mates Rates');
      expect(text).toMatch(/called VIP(,| or)/);
    },
  );

  it('shows the eleven tiers in a table, each with its medallion', async () => {
    await open('vip-levels');
    const table = screen.getByRole('table', { name: 'The levels' });
    expect(within(table).getAllByRole('row')).toHaveLength(12);
    const opal = within(table).getByRole('row', { name: /Black Opal/ });
    expect(cellsOf(opal)).toEqual(['1,000,000', '$10,000', '10%', 'Invite-only']);
    await waitFor(() => {
      expect(opal.querySelector('img')?.getAttribute('src')).toBe('/art/levels/10-earned.svg');
    });
  });

  it('says its facts in short', async () => {
    await open('vip-club');
    const facts = screen.getByRole('list', { name: 'In short' });
    expect(itemsOf(facts)).toEqual([
      'Tier 6 and above have extra perks',
      'Tier 7 has monthly bonuses and an account manager',
      'Tier 8 has priority withdrawals within 12 hours',
      'Tier 10 is invite-only',
    ]);
  });

  it('lets a visitor register, with the terms beside the offer', async () => {
    const { article } = await open('weekly-cashback');
    expect(within(article).getByRole('link', { name: 'Terms and Conditions' }).getAttribute('href')).toBe(
      '/support/terms-and-conditions',
    );
    expect(within(article).getByText(/^18\+\. Chances are/)).toBeTruthy();
    await userEvent.click(within(article).getByRole('button', { name: 'Register' }));
    expect(modals.stack.get().map(({ name }) => name)).toEqual(['registerModal']);
  });

  it.each([
    ['vip-levels', 'See your level', '/personal-center?tab=level-system'],
    ['weekly-cashback', 'See your cashback', '/personal-center?tab=cashback'],
  ] as const)('%s leads a member to what is already there', async (page, words, to) => {
    const { article } = await open(page, true);
    expect(within(article).getByRole('link', { name: words }).getAttribute('href')).toBe(to);
    expect(within(article).queryByRole('button', { name: 'Register' })).toBeNull();
  });
});

describe('the cards of a marketing page', () => {
  const narrow = '## N\n\nWords.\n\n';
  const wide = '## W\n\n| A | B | C |\n|---|---|---|\n| 1 | 2 | 3 |\n\n';

  it.each([
    ['two beside each other', narrow + narrow, [false, false]],
    ['a third one alone', narrow + narrow + narrow, [false, false, true]],
    ['one before a wide table', narrow + wide + narrow + narrow, [true, true, false, false]],
    ['one between wide tables', wide + narrow + wide, [true, true, true]],
  ])('places %s', (_, source, expected) => {
    expect(placed(sectionsOf(source)).map((each) => each.wide)).toEqual(expected);
  });
});
