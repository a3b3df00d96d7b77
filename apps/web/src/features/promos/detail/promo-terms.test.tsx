import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshBrowser } from '#testing/session-setting.ts';
import { openPromo as open } from '../testing/open-promo.tsx';
import {
  sampleContribution,
  sampleFreeSpinGame,
  samplePromo,
  standingAnswer,
} from '#testing/sample-promos.ts';

beforeEach(freshBrowser);

describe('the terms on the page of a promo', () => {
  it('PROMO-53 shows the terms in money before the deposit, for the least one and for the largest bonus', async () => {
    open(
      samplePromo('a', {
        kind: 'BONUS_PLUS_DEPOSIT',
        rewardKind: 'MULTIPLIER',
        amount: '0.50',
        largestBonus: '200.00',
        wagering: 5,
        daysToPlay: 14,
        minimumDepositAmount: '20.00',
        minimumRealMoneyBalance: '10.00',
        wageringContributions: [
          sampleContribution('Nightjar', '100.00'),
          sampleContribution('Postmark', '25.00'),
        ],
        freeSpinConfiguration: [sampleFreeSpinGame('Reef', 25)],
      }),
    );
    const terms = within(await screen.findByRole('region', { name: 'Terms' }));
    const figure = (label: string) =>
      [...(terms.getByText(label).nextElementSibling?.children ?? [])].map((each) => each.textContent);
    expect(figure('Largest bonus')).toEqual(['A$200.00']);
    expect(figure('Wagering')).toEqual(['5 times the bonus and the deposit']);
    expect(figure('To be wagered')).toEqual([
      'A$150.00 for a deposit of A$20.00',
      'A$3,000.00 for a deposit of A$400.00',
    ]);
    expect(figure('Time to wager')).toEqual(['14 days']);
    expect(figure('Minimum cash')).toEqual(['A$10.00']);
    const rules = screen.getByRole('region', { name: 'How it works' });
    expect([...rules.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
      'What countsOnly these providers count: Nightjar 100% and Postmark 25%.',
      'How muchA stake counts as far as it was at risk: the part that it won or lost, at most all of it. In pokies and fish ' +
        'games all of it counts.',
      'Played withWith more than the minimum cash of A$10.00 you bet with cash; at or below it you switch to the bonus, or deposit.',
      'Free spinsWhat its free spins win is cash, with nothing to wager.',
      'If you cancelCancel it, and you lose what is left of the bonus, what it has won, and the free spins that are left. ' +
        'Your deposit stays yours.',
    ]);
  });

  it('PROMO-53 says what a lock-in asks for, and what free spins do not', async () => {
    const { unmount } = open(
      samplePromo('a', {
        lockInEnabled: true,
        lockInRequiredDeposit: '200.00',
        lockInRequiredTurnover: '1000.00',
        kind: 'BONUS_ONLY',
        amount: '50.00',
        wagering: 5,
      }),
    );
    expect((await screen.findByText('To unlock')).nextElementSibling?.textContent).toBe(
      'A$200.00 in deposits and A$1,000.00 of turnover',
    );
    const terms = await screen.findByRole('region', { name: 'Terms' });
    expect(within(terms).getByText('To be wagered').nextElementSibling?.textContent).toBe('A$250.00');
    const rules = screen.getByRole('region', { name: 'How it works' });
    expect(rules.textContent).toContain(
      'Played withIt begins in bonus mode: you bet with its bonus money, and your own cash stays out of play until it ends.' +
        'If you cancelCancel the lock-in, and the progress you have made is gone. Cancel its bonus later, and you lose what is left ' +
        'of the bonus and what it has won.',
    );
    expect(within(terms).getByText('Minimum cash').nextElementSibling?.textContent).toBe(
      'None, as cash is out of play',
    );
    expect(rules.textContent).not.toContain('you bet with cash');
    expect(
      screen.getByText('Deposits count less what you withdraw before the lock-in is finished.'),
    ).toBeTruthy();
    unmount();
    open(samplePromo('a', { type: 'FREE_SPIN', kind: 'BONUS_ONLY', wagering: 0, daysToPlay: 5 }));
    expect((await screen.findByRole('region', { name: 'Terms' })).textContent).toBe(
      'WageringNothing, wins are cashTime to play5 days',
    );
    expect(screen.getByRole('region', { name: 'How it works' }).textContent).toBe(
      'How it worksIf you cancelCancel them, and you lose the spins that are left. What they have won stays yours.',
    );
  });

  it.each([
    [{}, 'Cancel them, and you lose the spins that are left. What they have won stays yours.'],
    [
      { lockInEnabled: true },
      'Cancel the lock-in, and the progress you have made is gone. Cancel its free spins later, and you lose those that ' +
        'are left. What they have won stays yours.',
    ],
  ])('speak of no bonus where spins are all that it gives: %j', async (own, loss) => {
    const gives = { kind: 'BONUS_ONLY', amount: '0.00', daysToPlay: 5, ...own } as const;
    open(samplePromo('a', { ...gives, freeSpinConfiguration: [sampleFreeSpinGame('Reef', 25)] }));
    expect((await screen.findByRole('region', { name: 'Terms' })).textContent).toBe(
      'WageringNothing, wins are cashTime to play5 days',
    );
    expect(screen.getByRole('region', { name: 'How it works' }).textContent).toBe(
      `How it worksIf you cancel${loss}`,
    );
    expect(screen.queryByText('Bonus')).toBeNull();
  });

  it('warns on the page of a first-deposit offer that the next deposit loses it while another promo is active', async () => {
    const first = samplePromo('a', { depositOrdinalTrigger: 'FIRST' });
    const answers = {
      NextDeposit: () => ({ me: { __typename: 'Member', id: 'member-mia', nextDepositOrdinal: 1 } }),
      PromoStanding: () => standingAnswer({ activePromo: 'b' }),
    };
    const { unmount } = open(first, { member: true }, answers);
    const warning =
      'While Active promo is active, no deposit starts this promo, and your first deposit would lose this offer for good. ' +
      'To have it, cancel Active promo first.';
    expect(await screen.findByText(warning)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View active bonus' }).getAttribute('href')).toBe(
      '/personal-center?tab=active-bonus',
    );
    unmount();
    open({ ...first, depositOrdinalTrigger: 'ANY' }, { member: true }, answers);
    expect(await screen.findByText('You are currently enrolled in a Promo.')).toBeTruthy();
    expect(screen.queryByText(/for good/)).toBeNull();
  });

  it('PROMO-22 the page of an offer that is lost says that too beside another active promo', async () => {
    const first = samplePromo('a', { depositOrdinalTrigger: 'FIRST' });
    const lost = 'Only a first deposit starts this promo, and you have made yours.';
    const answers = { PromoStanding: () => standingAnswer({ activePromo: 'b' }) };
    const { unmount } = open(first, { member: true }, answers);
    expect(await screen.findByText(lost)).toBeTruthy();
    expect(screen.getByText('You are currently enrolled in a Promo.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'View active bonus' })).toBeNull();
    unmount();
    open(first, { member: true });
    expect(await screen.findAllByText(lost)).toHaveLength(1);
  });
});
