import { beforeAll, describe, expect, it } from 'vitest';
import { books } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);
let leo: SeededPerson;

beforeAll(async () => {
  leo = await personInNewWorld(platform, 'leo');
});

const calls = [
  'mutation C($amount: Decimal!) { createDeposit(input: { paymentMethod: "pm_card", amount: $amount, idempotencyKey: "attempt-1" }) { id } }',
  'mutation C($amount: Decimal!) { initiatePaymentIQDeposit(input: { paymentMethod: "pm_card", amount: $amount }) }',
  'mutation C($amount: Decimal!) { initiatePaymentIQWithdrawal(input: { withdrawalMethod: "wm_payid", amount: $amount }) }',
  'mutation C($amount: Decimal!) { createWithdrawalNext(input: { withdrawalMethod: "wm_payid", amount: $amount }) { id } }',
];

describe('amounts', () => {
  const amounts = [
    '1e3',
    '0.001',
    '50.001',
    '-5',
    '-50.00',
    '+50.00',
    '٣',
    '٥٠',
    '1,000',
    'NaN',
    'Infinity',
    '0x32',
    '',
    ' ',
    ' 50.00',
    '50.',
    '.5',
    '0',
    '0.00',
    '9'.repeat(400),
    `0.${'0'.repeat(400)}1`,
    50,
    5e1,
    true,
    null,
    ['50.00'],
  ];

  it.each(amounts)('%j are refused by every call, and nothing is changed', async (amount) => {
    const before = await books(leo.world);
    for (const query of calls) {
      const { code, data, errors } = await leo.main(query, { amount });
      expect(['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED']).toContain(code);
      expect(data == null || Object.values(data).every((value) => value === null)).toBe(true);
      expect(errors[0]?.message).not.toMatch(/sql|stack|at \/|BigInt/i);
    }
    expect(await books(leo.world)).toEqual(before);
  });
});

describe('the currency that an amount was shown in', () => {
  const starts = [
    'mutation C($currency: String) { started: createDeposit(input: { paymentMethod: "pm_card", amount: "50.00", currency: $currency }) { id } }',
    'mutation C($currency: String) { started: initiatePaymentIQDeposit(input: { paymentMethod: "pm_card", amount: "50.00", currency: $currency }) }',
    'mutation C($currency: String) { started: initiatePaymentIQWithdrawal(input: { withdrawalMethod: "wm_payid", amount: "50.00", currency: $currency }) }',
    'mutation C($currency: String) { started: createWithdrawalNext(input: { withdrawalMethod: "wm_payid", amount: "50.00", currency: $currency }) { id } }',
  ];

  it.each(starts)('is refused when it is not the active one any more (%#)', async (query) => {
    const before = await books(leo.world);
    const { code, errors } = await leo.main(query, { currency: 'NZD' });
    expect(code).toBe('CONFLICT');
    expect(errors[0]?.message).toBe(
      'Your active currency is AUD now, not NZD. Check the amount and try again.',
    );
    expect(await books(leo.world)).toEqual(before);
  });

  it.each([
    ['', 'The currency must not be empty.'],
    [' ', 'The currency must not be empty.'],
    ['XXX', "There is no currency 'XXX'."],
    ['aud', "There is no currency 'aud'."],
  ])('is refused with a clear text when it is %j', async (currency, text) => {
    const before = await books(leo.world);
    for (const query of starts) {
      const { code, errors } = await leo.main(query, { currency });
      expect([code, errors[0]?.message]).toEqual(['BAD_USER_INPUT', text]);
    }
    expect(await books(leo.world)).toEqual(before);
  });

  it('may be said when it is the active one', async () => {
    const mia = await seededPerson(platform, leo.world, 'mia');
    const { code } = await mia.main(starts[0] ?? '', { currency: 'AUD' });
    expect(code).toBeNull();
  });
});

describe('what is not the member’s', () => {
  it('a method of a currency that the member does not use is refused', async () => {
    const before = await books(leo.world);
    const wrong = await leo.main(
      'mutation { createWithdrawalNext(input: { withdrawalMethod: "wm_crypto", amount: "60.00" }) { id } }',
    );
    expect(wrong.code).toBe('BAD_USER_INPUT');
    await leo.main('mutation { updateMe(input: { activeCurrency: "BTC" }) { id } }');
    const noCard = await leo.main(
      'mutation { createDeposit(input: { paymentMethod: "pm_card", amount: "50.00" }) { id } }',
    );
    expect(noCard.code).toBe('BAD_USER_INPUT');
    const noMoney = await leo.main(
      'mutation { createWithdrawalNext(input: { withdrawalMethod: "wm_crypto", amount: "60.00" }) { id } }',
    );
    expect(noMoney.code).toBe('INSUFFICIENT_BALANCE');
    await leo.main('mutation { updateMe(input: { activeCurrency: "AUD" }) { id } }');
    expect(await books(leo.world)).toEqual(before);
  });

  it('another member’s withdrawal cannot be cancelled, nor told from one that there is not', async () => {
    const before = await books(leo.world);
    const mia = await seededPerson(platform, leo.world, 'mia');
    const cancel = (id: string) =>
      mia.main('mutation C($id: ID!) { cancelWithdrawal(id: $id) { id } }', { id });
    const [theirs, unknown] = [await cancel('wdr_leo_2'), await cancel('wdr_unknown')];
    expect(theirs.code).toBe('NOT_FOUND');
    expect(theirs.errors[0]?.message).toBe(unknown.errors[0]?.message);
    const crypto = await mia.main(
      'mutation { createCryptoPaymentUrl(id: "dep_leo_1", input: { currency: "BTC" }) }',
    );
    expect(crypto.code).toBe('NOT_FOUND');
    expect(await books(leo.world)).toEqual(before);
  });
});
