import { money } from '../../money/index.ts';
import { paymentLimits } from '../index.ts';
import type { DisputedDeposit, PromoAtStake, WithdrawalDraft, WithdrawalFacts } from '../index.ts';

export const disputed: DisputedDeposit = { amount: '1000.00', currency: { symbol: 'A$', type: 'FIAT' } };

/** An hour old, and the newest. */
export const draft: WithdrawalDraft = {
  createdAt: new Date('2026-03-02T02:00:00.000Z'),
  superseded: null,
  now: new Date('2026-03-02T03:00:00.000Z'),
};

/** Of a withdrawal of AUD 100.00 that nothing stands in the way of; it has no draft yet. */
export const withdrawal: WithdrawalFacts = {
  draft: null,
  access: { signedIn: true, withdrawalBlocked: false, verified: true },
  disputed: [],
  currency: { type: 'FIAT', active: 'AUD', stated: 'AUD' },
  limits: paymentLimits({ code: 'AUD', type: 'FIAT', price: 100n }).withdrawal,
  method: { enabled: true },
  amount: money.of(10_000n),
  withdrawable: money.of(900_000n),
  promo: null,
  waiting: [],
  givesUp: [],
};

export const promoAtStake = (
  loss: Pick<PromoAtStake['loss'], 'bonus' | 'winnings' | 'freeSpins'>,
): PromoAtStake => ({
  id: 'mpr_1',
  name: 'First Flight',
  type: 'DEPOSIT',
  currency: 'AUD',
  lockInEnabled: false,
  lockInRequiredDeposit: null,
  deposit: '50.00',
  loss: { ...loss, currency: { symbol: 'A$', type: 'FIAT' } },
});
