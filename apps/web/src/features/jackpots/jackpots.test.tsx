import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JSX } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { modals, useOpenModals } from '#shared/modals/index.ts';
import { fakePlatform, NoNetwork, type Answers } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { itemsOf } from '#testing/texts.ts';
import { JackpotListener } from './jackpot-listener.ts';
import { JackpotModal } from './jackpot-modal.tsx';
import { JackpotPage } from './jackpot-page.tsx';
import { JackpotPopup } from './jackpot-popup.tsx';
import { JackpotRulesModal } from './jackpot-rules-modal.tsx';
import { sampleJackpot } from './testing.ts';

const aud = { __typename: 'Currency', code: 'AUD', name: 'Australian Dollar', symbol: 'A$', type: 'FIAT' };

const nzd = { ...aud, code: 'NZD', name: 'New Zealand Dollar', symbol: 'NZ$' };

const jackpot = (id: string, own: object = {}) => ({
  __typename: 'Jackpot',
  ...sampleJackpot,
  id,
  name: `Jackpot ${id}`,
  rules: '<p>One win pays.</p><script>alert(1)</script>',
  ...own,
});

const record = (member: string) => ({
  __typename: 'JackpotPayoutRecord',
  id: `win-${member}`,
  member,
  amount: '38568.48',
  bet: '2.00',
  multiplier: '19284.24',
  dateTimeCreated: '2026-11-20T02:00:00Z',
  currency: aud,
});

function answers(jackpots: readonly { readonly id: string }[], winners: readonly string[] = []): Answers {
  const one = ({ id }: Record<string, unknown>) => ({
    jackpot: jackpots.find((each) => each.id === id) ?? null,
  });
  return {
    Jackpots: () => ({
      jackpots: {
        __typename: 'JackpotConnection',
        totalCount: jackpots.length,
        edges: jackpots.map((node) => ({ node })),
        pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
      },
    }),
    Jackpot: one,
    JackpotRules: one,
    JackpotPayouts: () => ({
      jackpotPayoutRecords: {
        __typename: 'JackpotPayoutRecordConnection',
        edges: winners.map((winner) => ({ node: record(winner) })),
      },
    }),
  };
}

beforeEach(freshBrowser);

afterEach(() => {
  vi.useRealTimers();
});

describe("'/jackpot'", () => {
  it('JACK-01 lists each active or closing jackpot with what means something to a player', async () => {
    const closing = jackpot('b', { status: 'CLOSING', poolStatus: 'ACCUMULATING' });
    const platform = fakePlatform(answers([jackpot('a'), closing]));
    renderFeature(<JackpotPage />);
    const first = await screen.findByRole('article', { name: 'Jackpot a' });
    const [asked] = platform.calls.filter(({ operation }) => operation === 'Jackpots');
    expect(asked?.body['query']).toContain('filter: {status: {in: [ACTIVE, CLOSING]}}');
    expect(within(first).getByText('Fed by every bet.')).toBeTruthy();
    expect(first.textContent).toContain('A$48,210.60');
    expect(within(first).getByText('Turnover requirement').nextElementSibling?.textContent).toBe('A$100.00');
    expect(within(first).getByText('Win requirement').nextElementSibling?.textContent).toBe('A$50.00');
    expect(within(first).getByRole('button', { name: 'Rules of Jackpot a' }).textContent).toBe('Rules');
    expect(first.textContent).toContain(
      'A win counts by what one round pays beyond its stake, if half of the stake or more was at risk. Only cash at risk counts: bonus money and free spins do not.',
    );
    const second = screen.getByRole('article', { name: 'Jackpot b' });
    expect(within(second).getByText('Closes after the next win')).toBeTruthy();
    expect(within(second).getByText('Fills to').nextElementSibling?.textContent).toBe('A$10,000.00');
    expect(within(first).queryByText('Fills to')).toBeNull();
  });

  it('JACK-01 says that there are none', async () => {
    fakePlatform(answers([]));
    renderFeature(<JackpotPage />);
    expect(await screen.findByRole('heading', { name: 'No Jackpots Available' })).toBeTruthy();
  });

  it('JACK-02 opens the details and the rules of a jackpot', async () => {
    fakePlatform(answers([jackpot('a')]));
    renderFeature(<JackpotPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Details of Jackpot a' }));
    await userEvent.click(screen.getByRole('button', { name: 'Rules of Jackpot a' }));
    expect(modals.stack.get()).toEqual([
      { name: 'jackpotModal', props: { jackpotId: 'a' } },
      { name: 'jackpotRulesModal', props: { jackpotId: 'a' } },
    ]);
  });

  it('MSG-20 opens the jackpot that a message of a win leads to', async () => {
    fakePlatform(answers([jackpot('a')]));
    renderFeature(<JackpotPage />, { member: true, at: '/jackpot?jackpot=a' });
    await screen.findByRole('article', { name: 'Jackpot a' });
    expect(modals.stack.get()).toEqual([{ name: 'jackpotModal', props: { jackpotId: 'a' } }]);
  });

  it('JACK-11 shows the pool moving', async () => {
    vi.useFakeTimers();
    const platform = fakePlatform(answers([jackpot('a', { pool: '9999.99', poolStatus: 'ACCUMULATING' })]));
    renderFeature(<JackpotPage />);
    await act(() => vi.advanceTimersByTimeAsync(0));
    const card = screen.getByRole('article', { name: 'Jackpot a' });
    expect(card.textContent).toContain('A$9,999.99');
    expect(within(card).getByText('Filling')).toBeTruthy();
    platform.answer('Jackpots', answers([jackpot('a', { pool: '10000.01' })])['Jackpots'] ?? (() => null));
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(card.textContent).toContain('A$10,000.01');
    expect(within(card).getByText('Can be won now')).toBeTruthy();
  });

  it('JACK-13 shows the member’s own turnover against the requirement, and a visitor none', async () => {
    const filling = { ownTurnover: '100.00', poolStatus: 'ACCUMULATING' };
    fakePlatform(
      answers([
        jackpot('a', { ownTurnover: '25.50' }),
        jackpot('b'),
        jackpot('c', { ownTurnover: '100.00' }),
        jackpot('d', filling),
      ]),
    );
    renderFeature(<JackpotPage />, { member: true });
    const card = await screen.findByRole('article', { name: 'Jackpot a' });
    const meter = within(card).getByRole('progressbar', { name: 'Your turnover since the last payout' });
    expect(meter.getAttribute('aria-valuetext')).toBe('A$25.50 of A$100.00');
    expect(within(card).getByText('Your turnover does not reach the requirement yet.')).toBeTruthy();
    const other = (name: string) => within(screen.getByRole('article', { name: `Jackpot ${name}` }));
    expect(other('b').queryByRole('progressbar')).toBeNull();
    expect(other('b').queryByText(/turnover does not/)).toBeNull();
    expect(
      other('c').getByText('You are in: your next win of A$50.00 or more beyond its stake wins it.'),
    ).toBeTruthy();
    expect(other('d').getByText('The pool is filling and cannot be won yet.')).toBeTruthy();
  });

  it('offers another try', async () => {
    fakePlatform({
      Jackpots: () => {
        throw new NoNetwork();
      },
    });
    renderFeature(<JackpotPage />);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('the modals of jackpots', () => {
  it('JACK-02 JACK-06 jackpotModal shows details and payout records, other members masked', async () => {
    const platform = fakePlatform(answers([jackpot('a')], ['joanna', 'mia']));
    renderFeature(<JackpotModal jackpotId="a" onClose={vi.fn()} />, { member: true });
    const dialog = await screen.findByRole('dialog', { name: 'Jackpot a' });
    expect(within(dialog).getByText('80% of the pool')).toBeTruthy();
    expect(await within(dialog).findByText('jo***')).toBeTruthy();
    expect(within(dialog).getByText('mia')).toBeTruthy();
    expect(within(dialog).queryByText('joanna')).toBeNull();
    expect(within(dialog).getAllByText('A$38,568.48')).toHaveLength(2);
    expect(platform.variablesOf('JackpotPayouts')).toEqual([{ jackpot: 'a' }]);
  });

  it('JACK-02 leads to the games that feed it, while there are any and it can be won', async () => {
    const feeds = ['redgum', 'drover'].map((id) => ({
      __typename: 'JackpotContribution',
      contribution: '0.80',
      provider: { __typename: 'GameSubCategory', id, name: id },
    }));
    const fed = { turnoverContributions: feeds };
    const off = jackpot('b', { ...fed, status: 'DISABLED' });
    fakePlatform(answers([jackpot('a', fed), off, jackpot('c')]));
    const { unmount } = renderFeature(<JackpotModal jackpotId="a" onClose={vi.fn()} />);
    const play = await screen.findByRole('link', { name: 'Play Jackpot a' });
    expect(play.getAttribute('href')).toBe('/casino/providers?provider=redgum&provider=drover');
    unmount();
    for (const jackpotId of ['b', 'c']) {
      const other = renderFeature(<JackpotModal jackpotId={jackpotId} onClose={vi.fn()} />);
      expect(await screen.findByText('Fed by every bet.')).toBeTruthy();
      expect(screen.queryByRole('link', { name: /^Play / })).toBeNull();
      other.unmount();
    }
  });

  it('JACK-02 jackpotRulesModal shows the rules, cleaned', async () => {
    const provider = { __typename: 'GameSubCategory', id: 'redgum', name: 'Redgum' };
    const feeds = [{ __typename: 'JackpotContribution', contribution: '0.80', provider }];
    fakePlatform(answers([jackpot('a', { turnoverContributions: feeds })]));
    renderFeature(<JackpotRulesModal jackpotId="a" onClose={vi.fn()} />);
    const dialog = await screen.findByRole('dialog', { name: 'Jackpot a: rules' });
    expect(within(dialog).getByText('One win pays.')).toBeTruthy();
    expect(itemsOf(within(dialog).getByRole('list', { name: 'Game providers' }))).toEqual(['Redgum0.8%']);
    // The rules speak of both, which differ from jackpot to jackpot.
    expect(within(dialog).getByText('Turnover requirement').nextElementSibling?.textContent).toBe('A$100.00');
    expect(within(dialog).getByText('Win requirement').nextElementSibling?.textContent).toBe('A$50.00');
    expect(dialog.querySelector('script')).toBeNull();
  });

  it('jackpotPopup shows the amount and loads the jackpot', async () => {
    const platform = fakePlatform(answers([jackpot('a')]));
    renderFeature(<JackpotPopup jackpotId="a" amount="38568.48" currency="AUD" onClose={vi.fn()} />, {
      member: true,
    });
    const dialog = await screen.findByRole('dialog', { name: 'You won a jackpot' });
    expect(dialog.textContent).toContain('A$38,568.48');
    expect(await within(dialog).findByText('From the jackpot Jackpot a.')).toBeTruthy();
    expect(platform.variablesOf('Jackpot')).toEqual([{ id: 'a' }]);
  });
});

function OpenedPopup(): JSX.Element | null {
  const [modal] = useOpenModals();
  if (modal?.name !== 'jackpotPopup') return null;
  const close = () => {
    modals.close('jackpotPopup');
  };
  const won = modal.props as { jackpotId: string; amount: string; currency: string };
  return <JackpotPopup {...won} onClose={close} />;
}

describe('a jackpot-won push', () => {
  it('JACK-07 opens jackpotPopup with the amount and loads the jackpot’s details', async () => {
    const platform = fakePlatform(answers([jackpot('a', { currency: nzd })]));
    const pushed = renderFeature(
      <>
        <JackpotListener />
        <OpenedPopup />
      </>,
      { member: true },
    );
    act(() => {
      const currency = { code: 'NZD', name: 'New Zealand Dollar', symbol: 'NZ$', type: 'FIAT' } as const;
      pushed.session.pushes.emit('jackpotWon', { amount: '800.00', jackpotId: 'a', currency });
    });
    const dialog = await screen.findByRole('dialog', { name: 'You won a jackpot' });
    expect(dialog.textContent).toContain('NZ$800.00');
    expect(await within(dialog).findByText('From the jackpot Jackpot a.')).toBeTruthy();
    expect(platform.variablesOf('Jackpot')).toEqual([{ id: 'a' }]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'See the jackpot' }));
    expect(modals.stack.get()).toEqual([{ name: 'jackpotModal', props: { jackpotId: 'a' } }]);
  });
});
