import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { money } from '../money/index.ts';
import { decideWithdrawal, withdrawalReasons } from './index.ts';
import type { PromoAtStake, WithdrawalFacts, WithdrawalStage } from './index.ts';
import { promoAtStake, withdrawal } from './testing/withdrawals.ts';

const promo = promoAtStake({ bonus: '62.50', winnings: '12.50', freeSpins: 7 });
const facts: WithdrawalFacts = {
  ...withdrawal,
  currency: { type: 'FIAT', active: 'AUD', stated: null },
  limits: null,
  withdrawable: money.of(10_000n),
  promo,
};

const award: PromoAtStake = {
  ...{ id: 'mpr_9', name: 'Long Haul', type: 'DEPOSIT_AND_PLAY', currency: 'AUD' },
  ...{ lockInEnabled: true, lockInRequiredDeposit: '200.00', deposit: '0.00' },
  loss: { bonus: '40.00', winnings: '0.00', freeSpins: 0, currency: { symbol: 'A$', type: 'FIAT' } },
};
const gift: PromoAtStake = { ...award, id: 'mpr_8', type: 'CONSUMABLE' };
const started: PromoAtStake = { ...promo, id: 'mpr_7' };
const played = (lockInRequiredDeposit: string | null): PromoAtStake => ({ ...award, lockInRequiredDeposit });
const giving = (bonus: string, freeSpins: number): PromoAtStake => ({
  ...award,
  loss: { ...award.loss, bonus, freeSpins },
});

const inBitcoin = { type: 'CRYPTO', active: 'BTC', stated: null } as const;

describe.each<WithdrawalStage>(['form', 'draft', 'authorize'])('a withdrawal at the stage %s', (stage) => {
  it.each<[string, Partial<WithdrawalFacts>, 'promoActive' | 'ENDS' | 'KEEPS']>([
    ['under a deposit promo', {}, 'promoActive'],
    ['under a promo of a lock-in', { promo: { ...award, id: 'mpr_1' } }, 'promoActive'],
    ['under a promo that turnover alone earned', { promo: played('0.00') }, 'KEEPS'],
    ['with the promo confirmed', { givesUp: ['mpr_1'] }, 'ENDS'],
    ['with another promo confirmed', { givesUp: ['mpr_2'] }, 'promoActive'],
    ['with no promo left to give up', { promo: null, givesUp: ['mpr_1'] }, 'KEEPS'],
    ['without a promo', { promo: null }, 'KEEPS'],
    ['under a promo that no deposit brought', { promo: { ...promo, type: 'CONSUMABLE' } }, 'KEEPS'],
    ['under a promo of registration', { promo: { ...promo, type: 'REGISTRATION' } }, 'KEEPS'],
    ['under a deposit promo that the operator gave', { promo: { ...promo, deposit: '0.00' } }, 'KEEPS'],
    ['in another currency, under a promo of a lock-in', { promo: award, currency: inBitcoin }, 'promoActive'],
    [
      'in another currency, with that promo confirmed',
      { promo: award, currency: inBitcoin, givesUp: ['mpr_9'] },
      'ENDS',
    ],
    ['in another currency than the promo’s', { currency: inBitcoin }, 'KEEPS'],
    ['in another currency, confirmed', { currency: inBitcoin, givesUp: ['mpr_1'] }, 'KEEPS'],
  ])('%s', (_what, change, outcome) => {
    const decision = decideWithdrawal({ ...facts, ...change }, stage);
    if (!decision.allowed) expect(decision.reason).toBe(outcome);
    else expect(decision.plan.endsPromo ? 'ENDS' : 'KEEPS').toBe(outcome);
  });
});

describe('an award that waits', () => {
  it.each<[string, Partial<WithdrawalFacts>, 'promoActive' | string[]]>([
    ['has to be confirmed', { promo: null, waiting: [award] }, 'promoActive'],
    ['has to be confirmed beside the active promo', { waiting: [award], givesUp: ['mpr_1'] }, 'promoActive'],
    ['is not confirmed for the active promo', { waiting: [award], givesUp: ['mpr_9'] }, 'promoActive'],
    ['ends once it is confirmed', { promo: null, waiting: [award], givesUp: ['mpr_9'] }, ['mpr_9']],
    ['ends with the active promo', { waiting: [award], givesUp: ['mpr_1', 'mpr_9'] }, ['mpr_9']],
    ['stays when no deposit brought it', { promo: null, waiting: [gift] }, []],
    ['stays when turnover alone earned it', { promo: null, waiting: [played(null)] }, []],
    ['stays beside what a deposit earned', { waiting: [played('0.00')], givesUp: ['mpr_1'] }, []],
    ['stays in another currency', { waiting: [started], currency: inBitcoin }, []],
    [
      'of a lock-in has to be confirmed in any currency',
      { promo: null, waiting: [award], currency: inBitcoin },
      'promoActive',
    ],
  ])('%s', (_what, change, outcome) => {
    const decision = decideWithdrawal({ ...facts, ...change }, 'authorize');
    expect(decision.allowed ? decision.plan.endsAwards : decision.reason).toEqual(outcome);
  });

  it.each<[Partial<WithdrawalFacts>, string]>([
    // The active promo is kept, so nothing is said of it.
    [
      { promo: { ...promo, type: 'CONSUMABLE' }, waiting: [award] },
      'This withdrawal ends Long Haul, which has not begun. You will lose its bonus of A$40.00.',
    ],
    [
      { promo: null, waiting: [gift, award] },
      'This withdrawal ends Long Haul, which has not begun. You will lose its bonus of A$40.00.',
    ],
    [{ promo: null, waiting: [giving('0.00', 0)] }, 'This withdrawal ends Long Haul, which has not begun.'],
    [
      { promo: null, waiting: [giving('40.00', 25)] },
      'This withdrawal ends Long Haul, which has not begun. You will lose its bonus of A$40.00 and 25 free spins.',
    ],
    [
      { promo: null, waiting: [giving('0.00', 1)] },
      'This withdrawal ends Long Haul, which has not begun. You will lose its 1 free spin.',
    ],
    [
      { waiting: [award] },
      'This withdrawal ends your active promo First Flight. You will lose A$62.50 of bonus money, A$12.50 of it winnings, and 7 free spins. It also ends Long Haul, which has not begun. You will lose its bonus of A$40.00.',
    ],
  ])('is named', (change, text) => {
    expect(decisionText(withdrawalReasons, decideWithdrawal({ ...facts, ...change }, 'form'))).toBe(text);
  });
});

it('is told which promo it ends and what of it is lost', () => {
  expect(withdrawalReasons.promoActive.code).toBe('ACTIVE_PROMO');
  expect(decisionText(withdrawalReasons, decideWithdrawal(facts, 'form'))).toBe(
    'This withdrawal ends your active promo First Flight. You will lose A$62.50 of bonus money, A$12.50 of it winnings, and 7 free spins.',
  );
});
