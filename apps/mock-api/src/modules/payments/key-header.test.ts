import { describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { callGraphQL } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';

const KEY = '0b9d6f2e-5b7e-4a51-9a1c-2f9f6f0f7c11';

const platform = platformForFile(startSeededPlatform);
let world: World;
let token: string;

async function begin(): Promise<void> {
  world = await platform.newWorld('2026-03-02T02:00:00.000Z');
  ({ token } = await seededPerson(platform, world, 'mia'));
}

const deposit = (amount: string) =>
  `createDeposit(input: { paymentMethod: "pm_card", amount: "${amount}" }) { id amount }`;

const send = (query: string, key: string) =>
  callGraphQL(platform, world, { query, token, headers: { 'idempotency-key': key } });

const drafts = async (): Promise<number> => {
  const rows = world.db.selectFrom('deposits').select('id').where('memberId', '=', 'mem_mia');
  return (await rows.execute()).length;
};

describe('an idempotency key in the header', () => {
  it.each(['x'.repeat(10_000), 'short', 'with spaces in it', "'; DROP TABLE deposits; --"])(
    'of a wrong shape is refused and makes nothing (%#)',
    async (key) => {
      await begin();
      const before = await drafts();
      const { code, errors } = await send(`mutation { ${deposit('50.00')} }`, key);
      expect([code, errors[0]?.message]).toEqual([
        'BAD_USER_INPUT',
        'The idempotency key must be 8 to 64 letters, digits, hyphens or underscores.',
      ]);
      expect(await drafts()).toBe(before);
    },
  );

  it('makes one payment of two aliased mutations with the same content', async () => {
    await begin();
    const before = await drafts();
    const { code, data } = await send(`mutation { a: ${deposit('50.00')} b: ${deposit('50.00')} }`, KEY);
    expect(code).toBeNull();
    expect(data?.['a']).toEqual(data?.['b']);
    expect(await drafts()).toBe(before + 1);
  });

  it('makes one payment of two aliased mutations with different content, and refuses the other', async () => {
    await begin();
    const before = await drafts();
    const { data, errors } = await send(
      `mutation { a: ${deposit('50.00')} b: createWithdrawalNext(input: { withdrawalMethod: "wm_payid", amount: "60.00" }) { id } }`,
      KEY,
    );
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['IDEMPOTENCY_CONFLICT']);
    // Both fields are never null in the contract, so that a refusal of one takes the answer of the other with it.
    expect(data).toBeNull();
    expect(await drafts()).toBe(before + 1);
  });
});
