import type { ReasonTable } from '../decision/index.ts';
import { displayAmount, displayMoney } from '../format/index.ts';
import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import { awardLossText, listed, promoLossText } from '../promos/index.ts';
import { identityNeededMessage } from '../verification/index.ts';
import { paymentReasons } from './payment-reasons.ts';
import type { DisputedDeposit, PromoAtStake } from './withdrawal-facts.ts';
import type { PaymentDetails, PaymentReason } from './payment-reasons.ts';

export type WithdrawalAccessReason = 'signedOut' | 'blocked' | 'notVerified';

/** In the order of the checks (WDR-08, WDR-09, WDR-11, WDR-12). */
export const withdrawalAccessReasons = {
  signedOut: { code: 'UNAUTHENTICATED', text: () => 'Log in to withdraw.', mend: 'loginModal' },
  blocked: {
    code: 'WITHDRAWAL_BLOCKED',
    text: () => 'Withdrawals are currently blocked on your account. Please contact support.',
    mend: 'supportModal',
  },
  notVerified: {
    code: 'MEMBER_NOT_VERIFIED',
    text: () => identityNeededMessage,
    mend: 'profileVerificationAlert',
  },
} as const satisfies ReasonTable<WithdrawalAccessReason>;

export type WithdrawalReason =
  | 'supersededByNewer'
  | 'supersededByPassword'
  | 'draftExpired'
  | WithdrawalAccessReason
  | 'depositDisputed'
  | PaymentReason
  | 'methodMissing'
  | 'methodUnavailable'
  | 'insufficientBalance'
  | 'promoActive';

export interface WithdrawalDetails extends PaymentDetails {
  readonly withdrawable: Minor;
  readonly disputed: readonly DisputedDeposit[];
  /** The active promo that it would end. */
  readonly promo: PromoAtStake | null;
  /** The awards that it would end before they begin. */
  readonly awards: readonly PromoAtStake[];
}

function awardText({ name, loss }: PromoAtStake, also: boolean): string {
  const ends = `${also ? 'It also' : 'This withdrawal'} ends ${name}, which has not begun.`;
  return `${ends} ${awardLossText(loss)}`.trim();
}

function promoText({ promo, awards }: Pick<WithdrawalDetails, 'promo' | 'awards'>): string {
  const active = promo
    ? [`This withdrawal ends your active promo ${promo.name}. ${promoLossText(promo.loss)}`]
    : [];
  const waiting = awards.map((award, index) => awardText(award, promo !== null || index > 0));
  const texts = [...active, ...waiting];
  return texts.length === 0 ? 'This withdrawal ends your active promo.' : texts.join(' ');
}

/** Of what a withdrawal ended, whatever becomes of the withdrawal. */
export const givenUpForGood = 'It does not come back when the withdrawal is cancelled or rejected later.';

function disputedText({ disputed }: Pick<WithdrawalDetails, 'disputed'>): string {
  const amounts = listed(disputed.map(({ amount, currency }) => displayMoney(amount, currency)));
  const were =
    disputed.length === 1
      ? `deposit of ${amounts} was disputed and is`
      : `deposits of ${amounts} were disputed and are`;
  return `Your ${were} still owed. You can withdraw once that is settled. Please contact support.`;
}

const { currencyUnknown, currencyMismatch, invalidAmount, aboveMaximum, belowMinimum } = paymentReasons;

/** In the order of the checks (WDR-02 to WDR-04, WDR-08 to WDR-12, WDR-28). */
export const withdrawalReasons = {
  supersededByNewer: {
    code: 'BAD_USER_INPUT',
    text: () => 'This withdrawal was followed by newer ones. Nothing was taken. Please start a new one.',
  },
  supersededByPassword: {
    code: 'BAD_USER_INPUT',
    text: () =>
      'Your password was changed after this withdrawal was started. Nothing was taken. Please start a new one.',
  },
  draftExpired: {
    code: 'BAD_USER_INPUT',
    text: () => 'This withdrawal was started more than a day ago. Nothing was taken. Please start a new one.',
  },
  ...withdrawalAccessReasons,
  depositDisputed: { code: 'WITHDRAWAL_BLOCKED', text: disputedText, mend: 'supportModal' },
  currencyUnknown,
  currencyMismatch,
  methodMissing: {
    code: 'BAD_USER_INPUT',
    text: () => 'Choose a withdrawal method.',
    field: 'withdrawalMethod',
  },
  methodUnavailable: {
    code: 'BAD_USER_INPUT',
    text: () => 'This withdrawal method is not available.',
    field: 'withdrawalMethod',
  },
  invalidAmount,
  insufficientBalance: {
    code: 'INSUFFICIENT_BALANCE',
    text: ({ withdrawable, type }) =>
      `Insufficient balance. You can withdraw up to ${displayAmount(money.format(withdrawable, type), type)}.`,
    field: 'amount',
    mend: 'refreshAccount',
  },
  belowMinimum,
  aboveMaximum,
  promoActive: {
    code: 'ACTIVE_PROMO',
    text: promoText,
  },
} as const satisfies ReasonTable<WithdrawalReason, WithdrawalDetails>;
