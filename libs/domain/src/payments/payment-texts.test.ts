import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import {
  cancellationReasons,
  cashierAccessReasons,
  cryptoChoiceReasons,
  depositMoveReasons,
  depositReasons,
  disputeLiftReasons,
  limitCheckReasons,
  providerCallReasons,
  untimelyCallReasons,
  reversalReasons,
  withdrawalAccessReasons,
  withdrawalMoveReasons,
  withdrawalReasons,
} from './index.ts';
import { disputed } from './testing/withdrawals.ts';

const inAud = {
  minimum: money.of(2_050n),
  maximum: money.of(250_000n),
  type: 'FIAT',
  active: 'NZD',
  stated: 'AUD',
  promoCurrency: 'USD',
  level: 3,
  startingDeposit: 3,
  nextDeposit: 2,
  withdrawable: money.of(123_450n),
  promo: null,
  awards: [],
  disputed: [disputed],
} as const;

interface Row<Details> {
  readonly code: string;
  readonly text: (details: Details) => string;
  readonly field?: string;
  readonly mend?: string;
}

/** Every row in its order: reason, code, text, field and mend. */
const rowsOf = <Details>(table: Readonly<Record<string, Row<Details>>>, details: Details) =>
  Object.entries(table).map(([reason, { code, text, field = '-', mend = '-' }]) => [
    reason,
    code,
    text(details),
    field,
    mend,
  ]);

const bad = 'BAD_USER_INPUT';

/** The currency, the method and the amount that were chosen. */
const choiceRows = (kind: 'payment' | 'withdrawal') => [
  ['currencyUnknown', bad, "There is no currency 'AUD'.", 'currency', '-'],
  [
    'currencyMismatch',
    'CONFLICT',
    'Your active currency is NZD now, not AUD. Check the amount and try again.',
    '-',
    'refreshAccount',
  ],
  ['methodMissing', bad, `Choose a ${kind} method.`, `${kind}Method`, '-'],
  ['methodUnavailable', bad, `This ${kind} method is not available.`, `${kind}Method`, '-'],
  ['invalidAmount', bad, 'Invalid amount.', 'amount', '-'],
];

describe('what a person is told of a deposit', () => {
  it('DEP-04 DEP-05 DEP-06 DEP-07 DEP-11 DEP-21 DEP-32 WALLET-16 says why it is refused, in this order', () => {
    expect(rowsOf(depositReasons, inAud)).toEqual([
      ['signedOut', 'UNAUTHENTICATED', 'Log in to deposit.', '-', 'loginModal'],
      [
        'blocked',
        'DEPOSIT_BLOCKED',
        'Deposits are currently blocked on your account. Please contact support.',
        '-',
        'supportModal',
      ],
      [
        'profileIncomplete',
        'PROFILE_INCOMPLETE',
        'A deposit needs a few more of your details first.',
        '-',
        'depositProfileFormUpdate',
      ],
      [
        'mobileNotVerified',
        'MOBILE_NOT_VERIFIED',
        'A deposit needs your mobile number to be verified first.',
        '-',
        'verifyMobileNumberModal',
      ],
      ...choiceRows('payment'),
      ['promoActive', 'ACTIVE_PROMO', 'You have an active promo. Please cancel it first.', '-', '-'],
      ['promoUnknown', bad, 'This promo cannot be used for this deposit.', '-', '-'],
      ['promoOtherCurrency', bad, 'This promo is in USD. Switch to USD to use it.', '-', 'switchCurrency'],
      ['notByDeposit', bad, 'No deposit starts this promo.', '-', '-'],
      ['ended', bad, 'This promo has ended.', '-', '-'],
      ['levelTooLow', bad, 'Reach level 3 to avail this promo!', '-', '-'],
      ['noUses', bad, 'No uses remaining', '-', '-'],
      [
        'promoOtherDeposit',
        bad,
        'Your third deposit starts this promo. Your next one is your second.',
        '-',
        '-',
      ],
      [
        'promoGone',
        bad,
        'The promo of this deposit can no longer be used. Please start a new deposit without it.',
        '-',
        '-',
      ],
      ['aboveMaximum', bad, 'Amount must not exceed 2500.', 'amount', '-'],
      ['belowMinimum', bad, 'Amount must be greater than or equal to 20.50.', 'amount', '-'],
      [
        'belowPromoMinimum',
        bad,
        "Amount must be greater than or equal to Promo's minimum deposit amount (20.50)",
        'amount',
        '-',
      ],
      ['overLimit', 'LIMIT_EXCEEDED', 'Amount exceeds your deposit limit.', 'amount', '-'],
    ]);
  });

  it('DEP-34 names limits in crypto with the decimals that they need', () => {
    const inBtc = {
      ...inAud,
      type: 'CRYPTO',
      minimum: money.of(50_000n),
      maximum: money.of(100_000_001n),
    } as const;
    expect(depositReasons.belowMinimum.text(inBtc)).toBe('Amount must be greater than or equal to 0.0005.');
    expect(depositReasons.aboveMaximum.text(inBtc)).toBe('Amount must not exceed 1.00000001.');
    expect(withdrawalReasons.insufficientBalance.text({ ...inBtc, withdrawable: money.of(5n) })).toBe(
      'Insufficient balance. You can withdraw up to 0.00000005.',
    );
  });

  it('says why it does not move, is not taken back and gets no other crypto currency', () => {
    const unknown = ['depositUnknown', 'NOT_FOUND', 'This deposit does not exist.', '-', '-'];
    expect(rowsOf(depositMoveReasons, { from: 'FAILED', to: 'APPROVED' } as const)).toEqual([
      unknown,
      ['moveNotAllowed', 'CONFLICT', 'A deposit cannot go from FAILED to APPROVED.', '-', '-'],
    ]);
    expect(rowsOf(reversalReasons, undefined)).toEqual([
      unknown,
      ['notReversible', 'CONFLICT', 'Only an approved deposit can be taken back, and only once.', '-', '-'],
      [
        'notCovered',
        'INSUFFICIENT_BALANCE',
        'The member’s cash is less than this deposit. What it earned was taken back.',
        '-',
        '-',
      ],
    ]);
    expect(rowsOf(disputeLiftReasons, undefined)).toEqual([
      unknown,
      ['notDisputed', 'CONFLICT', 'This deposit is not disputed.', '-', '-'],
    ]);
    const choice = rowsOf(cryptoChoiceReasons, undefined);
    expect(choice.map(([reason]) => reason)).toEqual([
      'depositUnknown',
      'cryptoUnavailable',
      'signedOut',
      'blocked',
      'profileIncomplete',
      'mobileNotVerified',
      'alreadyHandedOn',
    ]);
    expect([choice[0], choice[1], choice[6]]).toEqual([
      unknown,
      ['cryptoUnavailable', bad, 'This crypto currency is not available.', 'currency', '-'],
      ['alreadyHandedOn', 'CONFLICT', 'This deposit is already under way.', '-', '-'],
    ]);
  });

  it('says of a limit that was asked for nothing but that there is no amount', () => {
    expect(rowsOf(limitCheckReasons, undefined)).toEqual([
      ['invalidAmount', bad, 'Invalid amount.', 'amount', '-'],
    ]);
  });
});

describe('what a person is told of a withdrawal', () => {
  const access = [
    ['signedOut', 'UNAUTHENTICATED', 'Log in to withdraw.', '-', 'loginModal'],
    [
      'blocked',
      'WITHDRAWAL_BLOCKED',
      'Withdrawals are currently blocked on your account. Please contact support.',
      '-',
      'supportModal',
    ],
    [
      'notVerified',
      'MEMBER_NOT_VERIFIED',
      'Your identity must be verified before you can withdraw.',
      '-',
      'profileVerificationAlert',
    ],
  ];

  it('WDR-02 WDR-03 WDR-09 WDR-11 WDR-12 says why it is refused, in this order', () => {
    expect(rowsOf(withdrawalAccessReasons, undefined)).toEqual(access);
    expect(rowsOf(withdrawalReasons, inAud)).toEqual([
      [
        'supersededByNewer',
        bad,
        'This withdrawal was followed by newer ones. Nothing was taken. Please start a new one.',
        '-',
        '-',
      ],
      [
        'supersededByPassword',
        bad,
        'Your password was changed after this withdrawal was started. Nothing was taken. Please start a new one.',
        '-',
        '-',
      ],
      [
        'draftExpired',
        bad,
        'This withdrawal was started more than a day ago. Nothing was taken. Please start a new one.',
        '-',
        '-',
      ],
      ...access,
      [
        'depositDisputed',
        'WITHDRAWAL_BLOCKED',
        'Your deposit of A$1,000.00 was disputed and is still owed. You can withdraw once that is settled. Please contact support.',
        '-',
        'supportModal',
      ],
      ...choiceRows('withdrawal'),
      [
        'insufficientBalance',
        'INSUFFICIENT_BALANCE',
        'Insufficient balance. You can withdraw up to 1,234.50.',
        'amount',
        'refreshAccount',
      ],
      ['belowMinimum', bad, 'Amount must be greater than or equal to 20.50.', 'amount', '-'],
      ['aboveMaximum', bad, 'Amount must not exceed 2500.', 'amount', '-'],
      ['promoActive', 'ACTIVE_PROMO', 'This withdrawal ends your active promo.', '-', '-'],
    ]);
  });

  it('WDR-18 says why it does not move or is not cancelled', () => {
    const unknown = ['withdrawalUnknown', 'NOT_FOUND', 'This withdrawal does not exist.', '-', '-'];
    expect(rowsOf(withdrawalMoveReasons, { from: null, to: 'APPROVED' } as const)).toEqual([
      unknown,
      ['moveNotAllowed', 'CONFLICT', 'A withdrawal cannot go from null to APPROVED.', '-', '-'],
    ]);
    expect(rowsOf(cancellationReasons, undefined)).toEqual([
      unknown,
      ['notPending', 'CONFLICT', 'Only a pending withdrawal can be cancelled.', '-', '-'],
    ]);
  });
});

describe('what the provider and the cashier are told', () => {
  it('names the field of a callback that does not fit', () => {
    expect(
      Object.entries(providerCallReasons).map(([reason, row]) => [reason, 'field' in row && row.field]),
    ).toEqual([
      ['otherContent', false],
      ['otherMember', 'userId'],
      ['otherCurrency', 'txAmountCy'],
      ['otherCurrencyType', 'txAmountCyType'],
      ['otherAmount', 'txAmount'],
      ['otherTransaction', 'txId'],
      ['memberNotEnabled', false],
      ['feeUnusable', 'fee'],
    ]);
  });

  it('says of a callback that is too early or too late how the payment stands', () => {
    expect(rowsOf(untimelyCallReasons, { status: 'FAILED' })).toEqual([
      ['early', 'CONFLICT', 'The payment has not been authorized yet.', '-', '-'],
      ['alreadyOver', 'CONFLICT', 'The payment is FAILED.', '-', '-'],
    ]);
  });

  it('has a code for a cashier that does not open', () => {
    expect(rowsOf(cashierAccessReasons, undefined)).toEqual([
      ['paymentUnknown', 'NOT_FOUND', 'There is no such payment.', '-', '-'],
      ['memberNotEnabled', 'MEMBER_NOT_ENABLED', 'This account is not enabled.', '-', '-'],
    ]);
  });
});
