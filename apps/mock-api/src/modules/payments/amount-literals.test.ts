import { beforeAll, describe, expect, it } from 'vitest';
import { books } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);
let leo: SeededPerson;

beforeAll(async () => {
  leo = await personInNewWorld(platform, 'leo');
});

/** Every field that takes an amount of a member, with the amount written into the document. */
const fields = [
  (amount: string) =>
    `mutation { createDeposit(input: { paymentMethod: "pm_card", amount: ${amount}, idempotencyKey: "attempt-1" }) { id } }`,
  (amount: string) =>
    `mutation { initiatePaymentIQDeposit(input: { paymentMethod: "pm_card", amount: ${amount} }) }`,
  (amount: string) =>
    `mutation { initiatePaymentIQWithdrawal(input: { withdrawalMethod: "wm_payid", amount: ${amount} }) }`,
  (amount: string) =>
    `mutation { createWithdrawalNext(input: { withdrawalMethod: "wm_payid", amount: ${amount} }) { id } }`,
  (amount: string) => `{ checkMemberDepositLimit(amount: ${amount}) }`,
];

const wrong = ['1e3', '0.001', '-5', '٣', '1,000', 'NaN', '-0', '9'.repeat(400)];

describe('amounts written into the document', () => {
  it.each([...wrong.map((amount) => JSON.stringify(amount)), '1e3', '-5', '-0', '50', '50.00', 'NaN'])(
    '%s are refused by every field that takes one, and nothing is changed',
    async (literal) => {
      const before = await books(leo.world);
      for (const field of fields) {
        const { code, errors } = await leo.main(field(literal));
        expect(['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED'], field(literal)).toContain(code);
        expect(errors[0]?.message).not.toMatch(/sql|stack|at \/|BigInt/i);
        expect(errors[0]?.message.length).toBeLessThan(310);
      }
      expect(await books(leo.world)).toEqual(before);
    },
  );

  it.each(wrong)('%j is refused by the check of the deposit limit as a variable too', async (amount) => {
    const { code } = await leo.main(
      'query C($amount: Decimal!) { checkMemberDepositLimit(amount: $amount) }',
      {
        amount,
      },
    );
    expect(code).toBe('BAD_USER_INPUT');
  });
});
