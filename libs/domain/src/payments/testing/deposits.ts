import { money } from '../../money/index.ts';
import { paymentLimits } from '../index.ts';
import type { CryptoChoiceFacts, DepositFacts, DepositPromo, DepositPromoFacts } from '../index.ts';

export const inAud = paymentLimits({ code: 'AUD', type: 'FIAT', price: 100n }).deposit;

/** Of a method that tightens no limit. */
export const wide = { minimum: money.of(0n), maximum: money.of(10n ** 15n) };

/** Of a member who may deposit. */
export const access = {
  signedIn: true,
  depositBlocked: false,
  profileComplete: true,
  mobileVerificationRequired: false,
};

/** A deposit that nothing stands against, without a promo. */
export const deposit: DepositFacts = {
  access,
  currency: { type: 'FIAT', active: 'AUD', stated: 'AUD' },
  limits: inAud,
  method: wide,
  amount: money.of(5_000n),
  promo: null,
  limit: { held: true, exceeded: false },
};

export const terms: DepositPromo = {
  type: 'DEPOSIT',
  lockInEnabled: false,
  open: true,
  currency: 'AUD',
  trigger: 'ANY',
  levelRequirement: 0,
  maxUses: 0,
  promoUsed: 0,
  minimumDepositAmount: money.of(500n),
};

/** A promo that the deposit starts. */
export const promo: DepositPromoFacts = { terms, hasOtherActivePromo: false, ordinal: 1, level: 3 };

/** A choice of a crypto currency that nothing stands against. */
export const cryptoChoice: CryptoChoiceFacts = { status: 'DRAFT', offered: true, access };
