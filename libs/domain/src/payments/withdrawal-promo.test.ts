import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { money } from '../money/index.ts';
import { decideWithdrawal, withdrawalReasons } from './index.ts';
import type { PromoAtStake, WithdrawalFacts, WithdrawalStage } from './index.ts';

const promo: PromoAtStake = {
  id: 'mpr_1',
  name: 'First Flight',
  type: 'DEPOSIT',
  currency: 'AUD',
  loss: { bonus: '62.50', winnings: '12.50', freeSpins: 7, currency: { symbol: 'A$', type: 'FIAT' } },
};
const facts: WithdrawalFacts = {
  draft: null,
  access: { signedIn: true, withdrawalBlocked: false, verified: true },
  currency: { type: 'FIAT', active: 'AUD', stated: null },
  limits: null,
  method: { enabled: true },
  amount: money.of(10_000n),
  withdrawable: money.of(10_000n),
  promo,
  givesUp: null,
};

const inBitcoin = { type: 'CRYPTO', active: 'BTC', stated: null } as const;

describe.each<WithdrawalStage>(['form', 'draft', 'authorize'])('a withdrawal at the stage %s', (stage) => {
  it.each<[string, Partial<WithdrawalFacts>, 'promoActive' | 'ENDS' | 'KEEPS']>([
    ['under a deposit promo', {}, 'promoActive'],
    ['under a promo of a lock-in', { promo: { ...promo, type: 'DEPOSIT_AND_PLAY' } }, 'promoActive'],
    ['with the promo confirmed', { givesUp: 'mpr_1' }, 'ENDS'],
    ['with another promo confirmed', { givesUp: 'mpr_2' }, 'promoActive'],
    ['with no promo left to give up', { promo: null, givesUp: 'mpr_1' }, 'KEEPS'],
    ['without a promo', { promo: null }, 'KEEPS'],
    ['under a promo that no deposit brought', { promo: { ...promo, type: 'CONSUMABLE' } }, 'KEEPS'],
    ['under a promo of registration', { promo: { ...promo, type: 'REGISTRATION' } }, 'KEEPS'],
    ['in another currency than the promo’s', { currency: inBitcoin }, 'KEEPS'],
    ['in another currency, confirmed', { currency: inBitcoin, givesUp: 'mpr_1' }, 'KEEPS'],
  ])('%s', (_what, change, outcome) => {
    const decision = decideWithdrawal({ ...facts, ...change }, stage);
    if (!decision.allowed) expect(decision.reason).toBe(outcome);
    else expect(decision.plan.endsPromo ? 'ENDS' : 'KEEPS').toBe(outcome);
  });
});

it('is told which promo it ends and what of it is lost', () => {
  expect(withdrawalReasons.promoActive.code).toBe('ACTIVE_PROMO');
  expect(decisionText(withdrawalReasons, decideWithdrawal(facts, 'form'))).toBe(
    'This withdrawal ends your active promo First Flight. You will lose A$62.50 of bonus money, A$12.50 of it winnings, and 7 free spins.',
  );
});
