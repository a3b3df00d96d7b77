import { money } from '../../../money/index.ts';
import { paymentLimits } from '../../index.ts';
import type { DepositFormFacts, WithdrawalFormFacts } from '../index.ts';

export const limits = paymentLimits({ code: 'AUD', type: 'FIAT', price: 100n });

export const card = { id: 'card', minimum: money.of(1_000n), maximum: money.of(500_000n) };
export const bank = { id: 'bank', minimum: money.of(5_000n), maximum: money.of(100_000n) };

/** Of a member who may deposit. */
export const deposit: DepositFormFacts = {
  access: { signedIn: true, depositBlocked: false, profileComplete: true, mobileVerificationRequired: false },
  currency: { type: 'FIAT', active: 'AUD', stated: null },
  limits: limits.deposit,
  methods: [card, bank],
  promo: null,
  limit: { held: true, exceeded: null },
};

/** Of a member who may withdraw. */
export const withdrawal: WithdrawalFormFacts = {
  access: { signedIn: true, withdrawalBlocked: false, verified: true },
  disputed: [],
  currency: { type: 'FIAT', active: 'AUD', stated: null },
  limits: limits.withdrawal,
  withdrawable: money.of(123_450n),
  methods: [
    { id: 'payid', enabled: true },
    { id: 'off', enabled: false },
  ],
};
