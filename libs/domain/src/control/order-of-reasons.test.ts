import { describe, expect, it } from 'vitest';
import { decideAdjustment, decideSettings, decideTransfer } from './index.ts';
import type { AdjustmentFacts, SettingFacts, TransferFacts } from './index.ts';

type Wrongs<Facts> = readonly (readonly [reason: string, change: Partial<Facts>])[];

interface Told {
  readonly allowed: boolean;
  readonly reason?: string;
}

const reasonOf = (decision: Told) => decision.reason ?? null;

/** Every pair of things that can be wrong at once: neither is a change of what the other changes. */
function pairsOf<Facts>(wrongs: Wrongs<Facts>) {
  return wrongs.flatMap(([first, one], at) =>
    wrongs
      .slice(at + 1)
      .filter(([, other]) => Object.keys(other).every((key) => !(key in one)))
      .map(([second, other]) => ({ first, second, facts: { ...other, ...one } })),
  );
}

describe('the reasons against an adjustment', () => {
  const right: AdjustmentFacts = {
    walletType: 'MAIN',
    currency: 'AUD',
    amount: '1.25',
    type: 'JACKPOT_PAYOUT',
    source: 'jp',
    sourceExists: true,
    pool: 125n,
    promoInForce: false,
  };
  const wrongs: Wrongs<AdjustmentFacts> = [
    ['ambiguousWallet', { walletType: 'BONUS' }],
    ['unknownCurrency', { currency: 'XAU' }],
    ['notAnAmount', { amount: 'ten' }],
    ['tooLarge', { amount: '1000000000000000.01' }],
    ['zero', { amount: '0.00' }],
    ['ownFlow', { type: 'PAYOUT' }],
    ['onlyTransfer', { type: 'TRANSFER_IN' }],
    ['onlyAdds', { amount: '-1.25' }],
    ['onlyTakes', { type: 'ADJUSTMENT_DEBIT' }],
    ['nobodyPays', { type: 'SYSTEM_CREDIT' }],
    ['unknownPayer', { sourceExists: false }],
    ['withoutPromo', { walletType: 'CASINO_BONUS' }],
    ['emptyPool', { pool: 124n }],
  ];
  const decide = (change: Partial<AdjustmentFacts>) => reasonOf(decideAdjustment({ ...right, ...change }));

  it('are none of one that is right', () => {
    expect(decideAdjustment(right)).toMatchObject({
      plan: { wallet: 'MAIN', change: 125n, type: 'JACKPOT_PAYOUT', counter: 'JACKPOT:jp' },
    });
  });

  it.each(wrongs)('are one by one: %s', (reason, change) => {
    expect(decide(change)).toBe(reason);
  });

  // A negative amount of a type that takes is right, so these two never clash.
  const clashes = pairsOf(wrongs).filter(
    ({ first, second }) => first !== 'onlyAdds' || second !== 'onlyTakes',
  );

  it.each(clashes)('are told in order: $first before $second', ({ first, facts }) => {
    expect(decide(facts)).toBe(first);
  });

  it.each([
    ['SYSTEM_CREDIT', null, false, null, null],
    ['SYSTEM_CREDIT', 'jp', true, null, 'nobodyPays'],
    ['SYSTEM_CREDIT', 'jp', false, null, 'nobodyPays'],
    ['AUTO_PAYOUT', 'ven', true, null, null],
    ['AUTO_PAYOUT', 'ven', false, null, 'unknownPayer'],
    ['AUTO_PAYOUT', null, false, null, 'unknownPayer'],
    ['AUTO_PAYOUT', null, true, null, 'unknownPayer'],
    ['TOURNAMENT_PAYOUT', 'tou', true, null, null],
    ['JACKPOT_PAYOUT', 'jp', true, null, null],
    ['JACKPOT_PAYOUT', 'jp', true, 125n, null],
    ['JACKPOT_PAYOUT', 'jp', true, 126n, null],
    ['JACKPOT_PAYOUT', 'jp', true, 0n, 'emptyPool'],
  ] as const)(
    'against %s paid by %s, which exists: %s, with %s: %s',
    (type, source, sourceExists, pool, reason) => {
      expect(decide({ type, source, sourceExists, pool })).toBe(reason);
    },
  );

  it.each([
    ['AUD', '0.01', 1n],
    ['AUD', '-0.01', -1n],
    ['AUD', '1000000000000000.00', 10n ** 17n],
    ['AUD', '-1000000000000000.00', -(10n ** 17n)],
    ['ETH', '1000000000.00000000', 10n ** 17n],
    ['ETH', '-0.00000001', -1n],
  ])('are none at the ends of what can be posted: in %s, %s', (currency, amount, change) => {
    const manual = { currency, amount, type: null, source: null, sourceExists: false, pool: null };
    expect(decideAdjustment({ ...right, ...manual })).toMatchObject({ allowed: true, plan: { change } });
  });

  it.each([
    ['AUD', '1000000000000000.01', 'tooLarge'],
    ['AUD', '-1000000000000000.01', 'tooLarge'],
    ['ETH', '1000000000.00000001', 'tooLarge'],
    ['AUD', '0.001', 'notAnAmount'],
    ['AUD', '-0.00', 'zero'],
    ['ETH', '0.000000001', 'notAnAmount'],
    ['aud', '1', 'unknownCurrency'],
    ['AUD', '92233720368547758.08', 'notAnAmount'],
  ])('begin right behind them: in %s, %s is %s', (currency, amount, reason) => {
    expect(decide({ currency, amount })).toBe(reason);
  });

  it.each([
    ['SYSTEM_DEBIT', '0.01', 'onlyTakes'],
    ['SYSTEM_DEBIT', '-0.01', null],
    ['SYSTEM_CREDIT', '-0.01', 'onlyAdds'],
    ['SYSTEM_CREDIT', '0.01', null],
  ] as const)('hold %s to its sign from the first cent on: %s, %s', (type, amount, reason) => {
    expect(decide({ type, amount, source: null, pool: null })).toBe(reason);
  });

  it('name the manual type that the sign of the amount stands for', () => {
    const manual = { type: null, source: 'jp', pool: null } as const;
    expect(decideAdjustment({ ...right, ...manual, amount: '-2.00' })).toEqual({
      allowed: false,
      reason: 'nobodyPays',
      details: { type: 'MANUAL_ADJUSTMENT_DEBIT', currency: 'AUD', amount: '-2.00' },
    });
    expect(decideAdjustment({ ...right, ...manual, amount: '2.00' })).toMatchObject({
      details: { type: 'MANUAL_ADJUSTMENT_CREDIT' },
    });
  });
});

describe('the reasons against a transfer', () => {
  const right: TransferFacts = {
    ...{ from: 'MAIN', to: 'SPORT', currency: 'BTC', amount: '0.00000001' },
    promoInForce: false,
  };
  const wrongs: Wrongs<TransferFacts> = [
    ['ambiguousWallet', { from: 'BONUS' }],
    ['sameWallet', { to: 'MAIN' }],
    ['unknownCurrency', { currency: 'XAU' }],
    ['notAnAmount', { amount: '-1' }],
    ['tooLarge', { amount: '1000000000.00000001' }],
    ['zero', { amount: '0' }],
    ['withoutPromo', { to: 'CASINO_BONUS' }],
  ];
  const decide = (change: Partial<TransferFacts>) => reasonOf(decideTransfer({ ...right, ...change }));

  it('are none of one that is right', () => {
    expect(decideTransfer(right)).toMatchObject({ plan: { from: 'MAIN', to: 'SPORT', change: 1n } });
    expect(decide({ from: 'CASINO_BONUS', to: 'SPORT_BONUS', promoInForce: true })).toBeNull();
  });

  it.each(wrongs)('are one by one: %s', (reason, change) => {
    expect(decide(change)).toBe(reason);
  });

  it.each(pairsOf(wrongs))('are told in order: $first before $second', ({ first, facts }) => {
    expect(decide(facts)).toBe(first);
  });

  it('are first of all that BONUS is two wallets, also on both ends', () => {
    expect(decide({ from: 'BONUS', to: 'BONUS' })).toBe('ambiguousWallet');
    expect(decide({ to: 'BONUS' })).toBe('ambiguousWallet');
  });
});

describe('the reasons against settings', () => {
  const right: SettingFacts = {
    contents: [{ title: 'Notice', body: '<p>Hello</p>' }],
    availableCurrencies: ['AUD'],
    detectedCountry: 'NZ',
    gbgThresholdAmount: '0.01',
    unknownVendor: null,
    registrationFields: [{ name: 'marketingConsent', requirement: 'OPTIONAL' }],
    asked: { currency: 'HIDDEN', marketingConsent: 'HIDDEN' },
  };
  const wrongs: Wrongs<SettingFacts> = [
    ['contents', { contents: [{ title: '', body: 'x' }] }],
    ['currencies', { availableCurrencies: ['aud'] }],
    ['country', { detectedCountry: 'NZL' }],
    ['threshold', { gbgThresholdAmount: '-1' }],
    ['unknownVendor', { unknownVendor: 'ven_7' }],
    ['registrationFields', { registrationFields: [{ name: 'marketingConsent', requirement: 'MANDATORY' }] }],
  ];
  const decide = (change: Partial<SettingFacts>) => reasonOf(decideSettings({ ...right, ...change }));

  it('are none of those that are right', () => {
    expect(decideSettings(right)).toEqual({
      allowed: true,
      plan: {
        gbgThresholdAmount: '0.01',
        asked: { currency: 'HIDDEN', marketingConsent: 'OPTIONAL' },
      },
    });
  });

  it.each(wrongs)('are one by one: %s', (reason, change) => {
    expect(decide(change)).toBe(reason);
  });

  it.each(pairsOf(wrongs))('are told in order: $first before $second', ({ first, facts }) => {
    expect(decide(facts)).toBe(first);
  });

  it.each([
    ['a title of one sign', [{ title: 'x', body: 'x' }], null],
    ['a title of 200', [{ title: 'x'.repeat(200), body: 'x' }], null],
    ['a title of 201', [{ title: 'x'.repeat(201), body: 'x' }], 'contents'],
    ['a title of 200 between blanks', [{ title: ` ${'x'.repeat(200)} `, body: 'x' }], null],
    ['a body of 100000', [{ title: 'x', body: 'x'.repeat(100_000) }], null],
    ['a body of 100001', [{ title: 'x', body: 'x'.repeat(100_001) }], 'contents'],
    ['an empty body', [{ title: 'x', body: '' }], null],
    ['a body without a title', [{ title: null, body: 'x' }], 'contents'],
    ['no body, whatever its title', [{ title: 'x'.repeat(500), body: null }, {}], null],
    ['a wrong text behind a right one', [{ title: 'x', body: 'x' }, { body: 'x' }], 'contents'],
  ])('are of texts, of %s', (_what, contents, reason) => {
    expect(decide({ contents })).toBe(reason);
  });

  it.each([
    ['NZ', null],
    ['', 'country'],
    ['N', 'country'],
    ['NZL', 'country'],
    ['Nz', 'country'],
    ['N1', 'country'],
    [' NZ', 'country'],
  ])('are of a country, of %j: %s', (detectedCountry, reason) => {
    expect(decide({ detectedCountry })).toBe(reason);
  });

  it.each([
    ['0.01', '0.01'],
    ['1', '1.00'],
    ['92233720368547758.07', '92233720368547758.07'],
    ['0.00', 'threshold'],
    ['-0.01', 'threshold'],
    ['0.001', 'threshold'],
    ['', 'threshold'],
    ['1e3', 'threshold'],
  ])('are of a threshold, of %j: %s', (gbgThresholdAmount, told) => {
    const decision = decideSettings({ ...right, gbgThresholdAmount });
    expect(decision.allowed ? decision.plan.gbgThresholdAmount : decision.reason).toBe(told);
  });

  it('name the vendor that there is not, and none otherwise', () => {
    expect(decideSettings({ ...right, unknownVendor: 'ven_7' })).toMatchObject({
      details: { vendor: 'ven_7' },
    });
    expect(decideSettings({ ...right, detectedCountry: '' })).toMatchObject({ details: { vendor: '' } });
  });
});
