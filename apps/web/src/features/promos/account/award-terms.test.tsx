import { within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { sampleSpinsIn } from '#testing/sample-free-spins.ts';
import { promoAnswers, sampleAwarded, sampleWaitingAward } from '#testing/sample-promos.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { card } from '../testing/open-promos.tsx';
import { WaitingAwards } from './waiting-awards.tsx';

beforeEach(freshBrowser);

function open(award: object) {
  fakePlatform({
    ...promoAnswers([]),
    WaitingAwards: () => ({
      member: { __typename: 'PromoMember', id: 'member-mia', pendingPromos: [award] },
    }),
  });
  renderFeature(<WaitingAwards memberId="member-mia" />, { member: true });
}

describe('awards that wait', () => {
  it('PROMO-53 say what they take, in which mode they begin, and how to get out of them, by their own figures', async () => {
    const promo = { ...sampleAwarded('promo-a', 'Award a'), kind: 'BONUS_PLUS_DEPOSIT', wagering: 15 };
    const counting = {
      allowedGameCodes: ['reef'],
      allowedGames: [{ __typename: 'Game', code: 'reef', name: 'Reef' }],
    };
    open(sampleWaitingAward('a', { turnoverTarget: '750.00', promo: { ...promo, ...counting } }));
    const panel = within(await card('Award a'));
    const fact = (label: string) => panel.getByText(label).nextElementSibling?.textContent;
    expect(fact('Wagering')).toBe('15 times the bonus, as no deposit was made');
    expect(fact('Time to wager')).toBe('7 days');
    expect(fact('Begins in')).toBe('Bonus mode');
    expect(panel.getByText('Only Reef counts, in full.')).toBeTruthy();
    expect(panel.getByText(/^It begins in bonus mode: you bet with its bonus money/)).toBeTruthy();
    expect(
      panel.getByText(
        /^While it waits, it takes nothing from you\. Once it has begun, you can give it up under/,
      ),
    ).toBeTruthy();
  });

  it('PROMO-53 of one that was given anew say what is left to be wagered, and the free spins that are left', async () => {
    const promo = { ...sampleAwarded('promo-a', 'Award a'), freeSpinConfiguration: [] };
    open(
      sampleWaitingAward('a', {
        ...{ amount: '50.00', turnoverCounter: '100.00', promo },
        freeSpinDetails: [{ __typename: 'FreeSpinDetails', ...sampleSpinsIn('Reef', { betCount: 4 }) }],
      }),
    );
    const panel = within(await card('Award a'));
    const fact = (label: string) => panel.getByText(label).nextElementSibling?.textContent;
    expect(fact('Wagering')).toBe('What is left of its target');
    expect(fact('To be wagered')).toBe('A$150.00');
    const [spins] = panel.getAllByText('Free spins');
    expect(spins?.nextElementSibling?.textContent).toBe('4');
    expect(panel.getByText(/and the free spins that are left\. Your deposit stays yours\.$/)).toBeTruthy();
  });

  it('of a deposit begin in cash mode, and say the cash that they ask for', async () => {
    const promo = { ...sampleAwarded('promo-a', 'Award a'), minimumRealMoneyBalance: '2.00' };
    open(sampleWaitingAward('a', { amount: '50.00', walletMode: 'CASH', promo }));
    const panel = within(await card('Award a'));
    expect(panel.getByText('Cash mode')).toBeTruthy();
    expect(panel.getByText(/^With more than the minimum cash of A\$2\.00 you bet with cash/)).toBeTruthy();
    expect(panel.getByText(/Your deposit stays yours\.$/)).toBeTruthy();
  });
});
