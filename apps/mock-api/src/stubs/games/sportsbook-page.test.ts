import { readFile } from 'node:fs/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { clientScript, leavePage, opened, standInPage } from '#test/kit/game-page.ts';
import { inShell } from '../shells.ts';

/** Longer than anything needs, on a busy machine too. In ms. */
const patience = { timeout: 100_000 };

const address = 'http://games.test/games/magpie-sportsbook/play?ticket=t&time-zone=Pacific%2FAuckland';

const offers = ['HOME', 'AWAY'].map((selection) => ({ selection, name: selection, odds: 190 }));
const main = { market: 'WINNER', title: 'Result', offers };
const totals = { market: 'TOTAL', title: 'Total over or under 2.5', offers };
const match = {
  ...{ id: 'f1', sport: 'SOCCER', sportName: 'Soccer', league: 'Coastal League', round: 3 },
  ...{ home: 'Hobart Huon', away: 'Napier Northerlies', startsAt: '2026-11-21T13:05:00Z' },
  ...{ phase: 'UPCOMING', score: null, minute: null, minutes: 90, markets: 2, main },
};
const bet = (number: number) => ({
  ...{ id: `b${String(number)}`, number, name: 'Single', placedAt: '2026-10-05T01:00:00Z', open: false },
  ...{ ending: 'LOST', stake: '5.00', returns: '9.50', cashedOut: null, payout: '0.00' },
  legs: [
    {
      ...match,
      ...{
        fixture: 'f1',
        name: 'Hobart Huon',
        title: 'Result',
        match: 'Huon v Napier',
        odds: 190,
        state: 'LOST',
      },
    },
  ],
});
const state = {
  ...{ live: true, balance: '10.00', stakedFrom: null, origins: [], lobby: null },
  currency: { code: 'AUD', symbol: 'A$', type: 'FIAT' },
  game: { name: 'Sportsbook', provider: 'Magpie' },
  sports: [{ sport: 'SOCCER', name: 'Soccer' }],
  matches: [match],
  stakes: { min: '1.00', max: '500.00' },
  ...{ maximumLegs: 8, slipFull: 'Full.', slip: null },
  bets: { open: [], closed: [bet(2)], more: true, shares: [25, 50, 100] },
};

/** The sportsbook, open, with what its server answers; a call that it names no answer for does not arrive. */
async function openBook(answers: Record<string, unknown>) {
  const html = await readFile(new URL('client/sportsbook.html', import.meta.url));
  const window = standInPage(inShell('games', 'sportsbook.html', html).toString('utf8'), address);
  vi.stubGlobal('fetch', (asked: URL) => {
    const answer = answers[asked.pathname.split('/').at(-1) ?? ''];
    return answer === undefined
      ? Promise.reject(new TypeError('No network.'))
      : Promise.resolve(Response.json(answer));
  });
  await clientScript('sportsbook.js');
  const page = opened(window);
  await vi.waitFor(() => {
    expect(page.textOf('result')).toBe('1 matches are open.');
  }, patience);
  return page;
}

afterEach(() => {
  leavePage();
});

it('says that more markets or older bets did not come, and shows them at the next press', async () => {
  const answers: Record<string, unknown> = { state };
  const page = await openBook(answers);
  page.button('1 more markets').click();
  await vi.waitFor(() => {
    expect(page.textOf('result')).toBe('The markets cannot be reached. Try again.');
  }, patience);
  expect(page.textOf('matches')).not.toContain('Total over or under 2.5');
  answers['match'] = { ...match, book: [main, totals] };
  page.button('1 more markets').click();
  await vi.waitFor(() => {
    expect(page.textOf('matches')).toContain('Total over or under 2.5');
  }, patience);
  page.button('Show more').click();
  await vi.waitFor(() => {
    expect(page.textOf('result')).toBe('Older bets cannot be reached. Try again.');
  }, patience);
  answers['bets'] = { ...state.bets, closed: [bet(1)], more: false };
  page.button('Show more').click();
  await vi.waitFor(() => {
    expect(page.textOf('closed-bets').match(/Single, A\$5\.00/gu)).toHaveLength(2);
  }, patience);
});

/** The tags of a part of the page, each as its tone and its words; one without an icon is none. */
const tagsOf = (id: string) =>
  [...document.querySelectorAll(`#${id} .tag:has(> svg)`)].map(
    ({ className, textContent }) => `${className.replace('tag ', '')}: ${textContent}`,
  );

it('says by an icon and a word how matches, bets and picks stand, and that odds are closed', async () => {
  const live = { ...match, phase: 'LIVE', minute: 12, score: { home: 2, away: 1 } };
  const closedOffers = offers.map((offer) => ({ ...offer, odds: null }));
  const open = { ...bet(3), open: true, ending: null, payout: null };
  const [leg] = bet(4).legs;
  const bets = {
    ...state.bets,
    open: [{ ...open, legs: [{ ...leg, state: 'OPEN' }] }],
    closed: [
      bet(2),
      { ...bet(1), ending: 'WON', payout: '9.50', legs: [{ ...leg, state: 'WON' }] },
      { ...bet(0), ending: 'CASHOUT', payout: '4.00', legs: [{ ...leg, state: 'VOID' }] },
    ],
  };
  const phases = ['OVER', 'POSTPONED', 'ABANDONED'].map((phase) => ({ ...live, phase }));
  const page = await openBook({
    state: { ...state, matches: [{ ...live, main: { ...main, offers: closedOffers } }], bets },
    results: { results: phases },
  });
  expect(tagsOf('matches')).toEqual(["danger: Live 12' · 2–1"]);
  expect(document.querySelectorAll('#matches .odds:disabled svg')).toHaveLength(2);
  expect(tagsOf('open-bets')).toEqual(['warning: Open', 'neutral: Open']);
  expect(tagsOf('closed-bets')).toEqual([
    'neutral: Lost',
    'neutral: Lost',
    'success: Won',
    'success: Won',
    'gum: Cashed out',
    'neutral: Not played',
  ]);
  page.button('Results').click();
  await vi.waitFor(() => {
    expect(tagsOf('results')).toEqual([
      'neutral: Full time 2–1',
      'warning: Postponed',
      'warning: Abandoned at 2–1',
    ]);
  }, patience);
});

it('says the price of a cash out for as long as it is kept', async () => {
  const open = { ...bet(3), open: true, ending: null, payout: null };
  const quote = { quote: 'q1', price: '4.10', keptMs: 5000 };
  const page = await openBook({ state: { ...state, bets: { ...state.bets, open: [open] } }, quote });
  page.button('Cash out').click();
  await vi.waitFor(() => {
    expect(page.textOf('result')).toBe('A$4.10 for this bet, for 5 seconds.');
  }, patience);
  expect(page.textOf('open-bets')).toContain('Take A$4.10');
  await vi.advanceTimersByTimeAsync(5000);
  expect(page.textOf('result')).toBe('');
  expect(page.textOf('open-bets')).not.toContain('Take A$4.10');
});

it('FMT-24 tells when matches begin and bets were placed in the time zone of the member, bets with their date', async () => {
  const page = await openBook({ state, results: { results: [{ ...match, phase: 'OVER' }] } });
  expect(page.textOf('matches')).toContain('Sun 02:05');
  page.button('Results').click();
  await vi.waitFor(() => {
    expect(page.textOf('results')).toContain('Soccer · Coastal League · Sun 02:05');
  }, patience);
  expect(page.textOf('closed-bets')).toContain('Placed Oct 05, 2026 14:00:00');
});
