import { beforeAll, describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);
let world: World;
let leo: SeededPerson;

beforeAll(async () => {
  world = await platform.newWorld('2026-03-02T02:00:00.000Z');
  leo = await seededPerson(platform, world, 'leo');
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
      const rows = async () => [
        await world.db.selectFrom('deposits').selectAll().orderBy('seq').execute(),
        await world.db.selectFrom('withdrawals').selectAll().orderBy('seq').execute(),
        await world.db.selectFrom('ledgerAccounts').selectAll().orderBy('id').execute(),
        await world.db.selectFrom('idempotencyKeys').selectAll().execute(),
      ];
      const before = await rows();
      for (const field of fields) {
        const { code, errors } = await leo.main(field(literal));
        expect(['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED'], field(literal)).toContain(code);
        expect(errors[0]?.message).not.toMatch(/sql|stack|at \/|BigInt/i);
        expect(errors[0]?.message.length).toBeLessThan(310);
      }
      expect(await rows()).toEqual(before);
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
