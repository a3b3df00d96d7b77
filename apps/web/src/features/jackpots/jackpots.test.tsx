import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { fakePlatform, NoNetwork, type Answers } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { JackpotModal } from './jackpot-modal.tsx';
import { JackpotPage } from './jackpot-page.tsx';
import { JackpotPopup } from './jackpot-popup.tsx';
import { JackpotRulesModal } from './jackpot-rules-modal.tsx';

const aud = { __typename: 'Currency', code: 'AUD', name: 'Australian Dollar', symbol: 'A$', type: 'FIAT' };

const jackpot = (id: string, own: object = {}) => ({
  __typename: 'Jackpot',
  id,
  name: `Jackpot ${id}`,
  description: 'Fed by every bet.',
  rules: '<p>One win pays.</p><script>alert(1)</script>',
  type: 'Progressive',
  pool: '48210.60',
  seedAmount: '1000.00',
  highPoolThreshold: '10000.00',
  lowPoolThreshold: '2000.00',
  payoutPercentage: '80.00',
  poolStatus: 'PAYING_OUT',
  status: 'ACTIVE',
  turnoverRequirement: '100.00',
  winRequirement: '50.00',
  turnoverContributions: [],
  currency: aud,
  ...own,
});

const record = (member: string) => ({
  __typename: 'JackpotPayoutRecord',
  id: `win-${member}`,
  member,
  amount: '38568.48',
  bet: '2.00',
  multiplier: '19284.24',
  jackpotName: 'Jackpot a',
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

describe("'/jackpot'", () => {
  it('JACK-01 lists each jackpot with what means something to a player', async () => {
    fakePlatform(answers([jackpot('a'), jackpot('b', { status: 'CLOSING', poolStatus: 'ACCUMULATING' })]));
    renderFeature(<JackpotPage />);
    const first = await screen.findByRole('article', { name: 'Jackpot a' });
    expect(within(first).getByText('Fed by every bet.')).toBeTruthy();
    expect(first.textContent).toContain('A$48,210.60');
    expect(within(first).getByText('Turnover requirement').nextElementSibling?.textContent).toBe('A$100.00');
    expect(within(first).getByText('Win requirement').nextElementSibling?.textContent).toBe('A$50.00');
    expect(within(first).getByRole('button', { name: 'Rules of Jackpot a' }).textContent).toBe('Rules');
    const second = screen.getByRole('article', { name: 'Jackpot b' });
    expect(within(second).getByText('Closes after the next win')).toBeTruthy();
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

  it('JACK-02 jackpotRulesModal shows the rules, cleaned', async () => {
    fakePlatform(answers([jackpot('a')]));
    renderFeature(<JackpotRulesModal jackpotId="a" onClose={vi.fn()} />);
    const dialog = await screen.findByRole('dialog', { name: 'Jackpot a: rules' });
    expect(within(dialog).getByText('One win pays.')).toBeTruthy();
    expect(dialog.querySelector('script')).toBeNull();
  });

  it('jackpotPopup shows the amount and loads the jackpot', async () => {
    const platform = fakePlatform(answers([jackpot('a')]));
    renderFeature(<JackpotPopup jackpotId="a" amount="38568.48" onClose={vi.fn()} />, { member: true });
    const dialog = await screen.findByRole('dialog', { name: 'You won a jackpot' });
    expect(dialog.textContent).toContain('A$38,568.48');
    expect(await within(dialog).findByText('From the jackpot Jackpot a.')).toBeTruthy();
    expect(platform.variablesOf('Jackpot')).toEqual([{ id: 'a' }]);
  });
});
