import { describe, expect, it } from 'vitest';
import { balances } from '#platform/ledger/index.ts';
import type { World } from '#platform/worlds/index.ts';
import type { GraphQLAnswer, TestMember } from '#test/kit/index.ts';
import { addMember, callGraphQL, startTestPlatform } from '#test/kit/index.ts';
import { loggedInMember } from '#test/kit/new-worlds.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';

const ADJUST =
  'mutation A($world: ID!, $member: ID!, $input: AdjustBalanceInput!) { done: adjustBalance(world: $world, member: $member, input: $input) }';
const TRANSFER =
  'mutation T($world: ID!, $member: ID!, $input: TransferBalanceInput!) { done: transferBalance(world: $world, member: $member, input: $input) }';

const platform = platformForFile(startTestPlatform);
let world: World;
let member: TestMember;

async function begin(): Promise<void> {
  ({ world, member } = await loggedInMember(platform));
}

const send = (query: string, input: object, key: string | null, who = member.email): Promise<GraphQLAnswer> =>
  callGraphQL(platform, world, {
    query,
    variables: { world: world.id, member: who, input },
    path: '/control/graphql',
    headers: key === null ? {} : { 'idempotency-key': key },
  });

const answerOf = ({ code, data }: GraphQLAnswer) => code ?? data?.['done'];

const cash = async () => {
  const { MAIN, SPORT } = await balances(world.db, member.id, 'AUD');
  return [MAIN, SPORT];
};

describe('a posting of the operator with an idempotency key', () => {
  const hundred = { walletType: 'MAIN', amount: '100.00' };
  const three = { from: 'MAIN', to: 'SPORT', amount: '3.00' };

  it('is made once by repeats, one after the other and at the same time, and answers the same', async () => {
    await begin();
    const adjusting = await Promise.all([1, 2, 3].map(() => send(ADJUST, hundred, 'adjust-01')));
    expect(adjusting.map(answerOf)).toEqual(['100.00', '100.00', '100.00']);
    const moving = await Promise.all([1, 2, 3].map(() => send(TRANSFER, three, 'transfer-01')));
    expect(moving.map(answerOf)).toEqual(['3.00', '3.00', '3.00']);
    expect(await cash()).toEqual([9_700n, 300n]);
    expect(answerOf(await send(ADJUST, hundred, 'adjust-01', member.id))).toBe('100.00');
    expect(answerOf(await send(TRANSFER, three, 'transfer-01'))).toBe('3.00');
    expect(await cash()).toEqual([9_700n, 300n]);
  });

  it('is refused with other content or for another call, and then changes nothing', async () => {
    await begin();
    await send(ADJUST, hundred, 'adjust-01');
    await send(TRANSFER, three, 'transfer-01');
    for (const other of [
      await send(ADJUST, { ...hundred, amount: '100.01' }, 'adjust-01'),
      await send(ADJUST, { ...hundred, walletType: 'SPORT' }, 'adjust-01'),
      await send(ADJUST, { ...hundred, currency: 'NZD' }, 'adjust-01'),
      await send(ADJUST, { ...hundred, type: 'SYSTEM_CREDIT' }, 'adjust-01'),
      await send(TRANSFER, { ...three, amount: '4.00' }, 'transfer-01'),
      await send(TRANSFER, { ...three, to: 'CASINO' }, 'transfer-01'),
      await send(TRANSFER, three, 'adjust-01'),
    ]) {
      expect(answerOf(other)).toBe('IDEMPOTENCY_CONFLICT');
    }
    const { email: another } = await addMember(world);
    expect(answerOf(await send(ADJUST, hundred, 'adjust-01', another))).toBe('IDEMPOTENCY_CONFLICT');
    expect(answerOf(await send(ADJUST, hundred, 'short'))).toBe('BAD_USER_INPUT');
    expect(await cash()).toEqual([9_700n, 300n]);
  });

  it('is made each time without a key, and a refused one uses up none', async () => {
    await begin();
    expect(answerOf(await send(TRANSFER, three, 'transfer-01'))).toBe('INSUFFICIENT_BALANCE');
    await send(ADJUST, hundred, null);
    await send(ADJUST, hundred, null);
    expect(answerOf(await send(TRANSFER, three, 'transfer-01'))).toBe('3.00');
    expect(await cash()).toEqual([19_700n, 300n]);
  });
});
