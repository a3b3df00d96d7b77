import { describe, expect, it } from 'vitest';
import { balances } from '#platform/ledger/index.ts';
import { callGraphQL } from '#test/kit/index.ts';
import { startWithdrawal } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const KEY = '0b9d6f2e-5b7e-4a51-9a1c-2f9f6f0f7c11';

const platform = platformForFile(startSeededPlatform);

const person = (name: string) => personInNewWorld(platform, name);

const deposit = { paymentMethod: 'pm_card', amount: '50.00' };
const withdrawal = { withdrawalMethod: 'wm_payid', amount: '60.00' };

/** Every mutation that prepares a payment, with an input and one that differs from it. */
const mutations = [
  ['initiatePaymentIQDeposit', '', deposit, { ...deposit, amount: '51.00' }],
  ['createDeposit', '{ id amount status }', deposit, { ...deposit, promoCode: 'MIDWEEK50' }],
  ['initiatePaymentIQWithdrawal', '', withdrawal, { ...withdrawal, withdrawalMethod: 'wm_bank' }],
  ['createWithdrawalNext', '{ id amount status }', withdrawal, { ...withdrawal, amount: '61.00' }],
] as const;

const queryOf = (field: string, answer: string) =>
  `mutation Once($input: ${field.charAt(0).toUpperCase()}${field.slice(1)}Input!) { ${field}(input: $input) ${answer} }`;

const drafts = async ({ world, id: memberId }: SeededPerson): Promise<number> => {
  const of = (table: 'deposits' | 'withdrawals') =>
    world.db.selectFrom(table).select('id').where('memberId', '=', memberId).execute();
  return (await of('deposits')).length + (await of('withdrawals')).length;
};

describe('a key of an attempt', () => {
  it.each(mutations)('makes of repeated %s one payment with one answer', async (field, answer, input) => {
    const mia = await person('mia');
    const before = await drafts(mia);
    const query = queryOf(field, answer);
    const send = () => mia.main(query, { input: { ...input, idempotencyKey: KEY } });
    const answers = [await send(), ...(await Promise.all([send(), send(), send()]))];
    expect(answers.map(({ code }) => code)).toEqual([null, null, null, null]);
    for (const { data } of answers) expect(data).toEqual(answers[0]?.data);
    expect(await drafts(mia)).toBe(before + 1);
  });

  it.each([mutations[1], mutations[3]])(
    'DEP-29 WDR-24 answers a repeated %s as the first, in DRAFT, although the payment has gone on',
    async (field, answer, input) => {
      const mia = await person('mia');
      const query = queryOf(field, answer);
      const send = () => mia.main(query, { input: { ...input, idempotencyKey: KEY } });
      const first = await send();
      const { id } = first.data?.[field] as { id: string };
      const start = field === 'createDeposit' ? 'moveDeposit(deposit' : 'moveWithdrawal(withdrawal';
      for (const status of ['PENDING', 'APPROVED']) {
        const move = `mutation M($world: ID!, $id: ID!) { moved: ${start}: $id, world: $world, status: ${status}) }`;
        expect((await mia.control(move, { id })).data).toEqual({ moved: status });
      }
      expect(first.data).toEqual({ [field]: { id, amount: input.amount, status: 'DRAFT' } });
      expect((await send()).data).toEqual(first.data);
    },
  );

  it.each(mutations)(
    'is the same one for %s, however the amount is spelled',
    async (field, answer, input) => {
      const mia = await person('mia');
      const query = queryOf(field, answer);
      const send = (amount: string) => mia.main(query, { input: { ...input, amount, idempotencyKey: KEY } });
      const first = await send(input.amount);
      const before = await drafts(mia);
      for (const amount of [input.amount.replace('.00', ''), input.amount.replace('.00', '.0')]) {
        const again = await send(amount);
        expect([again.code, again.data]).toEqual([null, first.data]);
      }
      expect(await drafts(mia)).toBe(before);
    },
  );

  it.each(mutations)('refuses other content for %s', async (field, answer, input, other) => {
    const mia = await person('mia');
    const query = queryOf(field, answer);
    await mia.main(query, { input: { ...input, idempotencyKey: KEY } });
    const before = await drafts(mia);
    const second = await mia.main(query, { input: { ...other, idempotencyKey: KEY } });
    expect(second.code).toBe('IDEMPOTENCY_CONFLICT');
    expect(await drafts(mia)).toBe(before);
  });

  it('is refused for another mutation, and is the member’s own', async () => {
    const mia = await person('mia');
    const [initiate, create] = mutations;
    const input = { ...deposit, idempotencyKey: KEY };
    await mia.main(queryOf(initiate[0], initiate[1]), { input });
    const other = await mia.main(queryOf(create[0], create[1]), { input });
    expect(other.code).toBe('IDEMPOTENCY_CONFLICT');
    const noah = await seededPerson(platform, mia.world, 'noah');
    const theirs = await noah.main(queryOf(create[0], create[1]), { input });
    expect(theirs.code).toBeNull();
  });

  it('can be sent as a header, and the one in the input comes first', async () => {
    const mia = await person('mia');
    const [field, answer, input] = mutations[1];
    const send = (key: string, variables: object = {}) =>
      callGraphQL(platform, mia.world, {
        query: queryOf(field, answer),
        variables: { input: { ...input, ...variables } },
        token: mia.token,
        headers: { 'idempotency-key': key },
      });
    const first = await send(KEY);
    expect((await send(KEY)).data).toEqual(first.data);
    expect((await send(KEY, { idempotencyKey: 'another-key' })).data).not.toEqual(first.data);
    expect((await send('short')).code).toBe('BAD_USER_INPUT');
  });

  it.each(['short', 'x'.repeat(65), 'with space', 'ключ-ключ'])(
    'is refused as %j',
    async (idempotencyKey) => {
      const mia = await person('mia');
      const [field, answer, input] = mutations[0];
      const { code } = await mia.main(queryOf(field, answer), { input: { ...input, idempotencyKey } });
      expect(code).toBe('BAD_USER_INPUT');
    },
  );

  it('is not used up by a refusal', async () => {
    const zoe = await person('zoe');
    const [field, answer, input] = mutations[0];
    const send = () => zoe.main(queryOf(field, answer), { input: { ...input, idempotencyKey: KEY } });
    expect((await send()).code).toBe('DEPOSIT_BLOCKED');
    await zoe.control(
      'mutation S($world: ID!) { setMember(world: $world, member: "zoe@magpie.test", input: { depositBlocked: false }) { id } }',
    );
    expect((await send()).code).toBeNull();
  });

  it('answers a repeated cancellation as the first, where one without a key is refused', async () => {
    const mia = await person('mia');
    const page = await startWithdrawal(mia, '60.00');
    await page.proceed();
    await page.choose('APPROVE');
    const query =
      'mutation C($id: ID!, $key: String) { cancelWithdrawal(id: $id, idempotencyKey: $key) { id status } }';
    const send = (key?: string) => mia.main(query, { id: page.id, key });
    const answers = await Promise.all([send(KEY), send(KEY), send(KEY)]);
    for (const { data } of answers) {
      expect(data).toEqual({ cancelWithdrawal: { id: page.id, status: 'CANCELLED' } });
    }
    expect((await send()).code).toBe('CONFLICT');
    expect((await balances(mia.world.db, mia.id, 'AUD')).MAIN).toBe(100_000n);
  });
});

describe('payments of one member at the same time', () => {
  it('never take more than there is', async () => {
    const mia = await person('mia');
    const pages = await Promise.all(Array.from({ length: 8 }, () => startWithdrawal(mia, '300.00')));
    for (const page of pages) await page.proceed();
    const answers = await Promise.all(pages.map((page) => page.choose('APPROVE')));
    const states = answers.map(({ body }) => (body['state'] as { status: string }).status);
    expect(states.sort()).toEqual([
      'DRAFT',
      'DRAFT',
      'DRAFT',
      'DRAFT',
      'DRAFT',
      'PENDING',
      'PENDING',
      'PENDING',
    ]);
    expect((await balances(mia.world.db, mia.id, 'AUD')).MAIN).toBe(10_000n);
  });
});
