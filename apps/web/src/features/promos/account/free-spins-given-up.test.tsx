import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakePlatform, type Answers } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freeSpinsAnswer, sampleFreeSpin } from '#testing/sample-free-spins.ts';
import { promoAnswers, standingAnswer } from '#testing/sample-promos.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { card, press } from '../testing/open-promos.tsx';
import { ActiveBonusSection } from './active-bonus-section.tsx';

function open(answers: Answers) {
  const platform = fakePlatform({
    ...promoAnswers([]),
    MemberFreeSpins: () => freeSpinsAnswer([sampleFreeSpin('a')]),
    ...answers,
  });
  renderFeature(<ActiveBonusSection />, { at: '/personal-center', member: true });
  return { platform };
}

beforeEach(() => {
  freshBrowser();
  localStorage.setItem('timezone', 'Australia/Sydney');
});

describe("'Cancel Bonus' on free spins", () => {
  it('SPIN-10 tells them in its question from the active promo they came with, which goes on', async () => {
    const own = {
      bonusName: 'Asked and Given',
      atStake: { bonus: '10.00', winnings: '0.00', freeSpins: 15 },
    };
    open({ PromoStanding: () => standingAnswer({ activePromo: 'promo-a', own }) });
    await card('Asked and Given');
    await press('Spins a', 'Cancel Bonus');
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel Promotion' }));
    expect(question.getByText(/^You will lose/u).textContent).toBe(
      'You will lose 15 free spins. The A$3.40 that they have won stays yours. This does not cancel the promo Asked ' +
        'and Given: it goes on, with A$10.00 of bonus money. Do you want to proceed?',
    );
  });
});

describe('the history of free spins', () => {
  const entry = (id: string, own: Parameters<typeof sampleFreeSpin>[1]) =>
    sampleFreeSpin(id, { totalWinnings: '0.00', ...own });
  const historyAnswer = () => ({
    memberFreeSpins: {
      ...freeSpinsAnswer([
        entry('cancelled', { status: 'CANCELLED', totalWinnings: '1.00' }),
        entry('expired', { status: 'EXPIRED' }),
      ]).memberFreeSpins,
      pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
    },
  });

  it('stands below that of promos, and says how those that are over ended and what they won', async () => {
    const { platform } = open({ FreeSpinHistory: historyAnswer });
    const rows = within(await screen.findByRole('table', { name: 'Free spin history' }));
    await rows.findByText('Spins cancelled');
    expect(
      rows.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent)),
    ).toEqual([
      ['Free spins', 'Claimed', 'Outcome', 'Won'],
      [
        'Spins cancelled',
        'Nov 20, 2026 13:00:00',
        'CancelledEnded before all were played. What they won stays yours.',
        'A$1.00',
      ],
      [
        'Spins expired',
        'Nov 20, 2026 13:00:00',
        'ExpiredTheir time ran out before all were played. What they won stays yours.',
        'A$0.00',
      ],
    ]);
    expect(platform.variablesOf('FreeSpinHistory')).toEqual([
      { first: 10, after: null, statuses: ['CANCELLED', 'COMPLETE', 'EXPIRED'] },
    ]);
  });
});
