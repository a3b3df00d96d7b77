import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { adjustmentReasons, controlReasons, settingReasons, transferReasons } from './index.ts';

const bad = 'BAD_USER_INPUT';

const ofAmount = {
  ambiguousWallet: ['ambiguousWallet', bad, 'BONUS stands for two wallets; name one of them.'],
  unknownCurrency: ['unknownCurrency', bad, "There is no currency 'XAU'."],
  notAnAmount: ['notAnAmount', bad, "'1.005' is no amount of XAU."],
  tooLarge: ['tooLarge', bad, "'1.005' is too large to be posted."],
  zero: ['zero', bad, 'The amount must not be zero.'],
};

const withoutPromo = [
  'withoutPromo',
  'CONFLICT',
  'Bonus money belongs to a promo, and this member has none in force in XAU. Give a reward instead.',
];

describe('what an operator is told', () => {
  it('of an adjustment, first of the amount, then of its type and its payer', () => {
    expect(
      reasonRows(adjustmentReasons, { type: 'JACKPOT_PAYOUT', currency: 'XAU', amount: '1.005' } as const),
    ).toEqual([
      ...Object.values(ofAmount),
      ['ownFlow', bad, 'JACKPOT_PAYOUT is posted by its own flow only.'],
      ['onlyTransfer', bad, 'JACKPOT_PAYOUT is posted by a transfer only.'],
      ['onlyAdds', bad, 'JACKPOT_PAYOUT adds to a wallet.'],
      ['onlyTakes', bad, 'JACKPOT_PAYOUT takes from a wallet.'],
      ['nobodyPays', bad, 'JACKPOT_PAYOUT is paid by nobody who can be named.'],
      [
        'unknownPayer',
        bad,
        'Give the id of the vendor, jackpot or tournament that pays a JACKPOT_PAYOUT as its source.',
      ],
      withoutPromo,
      ['emptyPool', 'INSUFFICIENT_BALANCE', 'The pool of this jackpot holds less.'],
    ]);
  });

  it('of a transfer, first of the wallets, then of the amount', () => {
    expect(reasonRows(transferReasons, { currency: 'XAU', amount: '1.005' })).toEqual([
      ofAmount.ambiguousWallet,
      ['sameWallet', bad, 'A transfer is made between two wallets.'],
      ofAmount.unknownCurrency,
      ofAmount.notAnAmount,
      ofAmount.tooLarge,
      ofAmount.zero,
      withoutPromo,
    ]);
  });

  it('of settings, which of them is wrong and what it may be', () => {
    expect(reasonRows(settingReasons, { vendor: 'ven_7' })).toEqual([
      ['contents', bad, 'contents must have a title of 1 to 200 characters and a body of at most 100000.'],
      ['currencies', bad, 'availableCurrencies must name at least one known currency and no other.'],
      ['country', bad, 'detectedCountry must be a country code of two capitals.'],
      ['threshold', bad, 'gbgThresholdAmount must be above 0, with at most 2 decimals.'],
      ['unknownVendor', 'NOT_FOUND', "There is no vendor 'ven_7' in this world."],
      [
        'registrationFields',
        bad,
        'registrationFields may only set currency to HIDDEN, OPTIONAL or MANDATORY and marketingConsent to HIDDEN or OPTIONAL.',
      ],
    ]);
  });

  it('of other calls, what there is not and what is missing', () => {
    expect(reasonRows(controlReasons, { name: 'mia', hint: 'levelUp' })).toEqual([
      ['unknownMember', 'NOT_FOUND', "There is no member 'mia' in this world."],
      ['defaultWorld', bad, "The world 'default' cannot be deleted; reset it instead."],
      ['faultWithoutKind', bad, 'A fault needs a kind or a name of the catalogue.'],
      ['unknownEvent', bad, "There is no event 'mia'. Known: levelUp."],
      ['eventWithoutObject', bad, 'The data of an event must be an object.'],
      ['eventDoesNotFit', bad, 'The data does not fit mia: levelUp'],
      ['rowsOutOfRange', bad, 'mia must be 1 to 500.'],
    ]);
  });
});
