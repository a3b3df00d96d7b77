import { beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#platform/ledger/index.ts';
import { startWithdrawal } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const CREATE =
  'mutation Create($input: CreateWithdrawalNextInput!) { createWithdrawalNext(input: $input) { id } }';
const CANCEL = 'mutation Cancel($id: ID!) { cancelWithdrawal(id: $id) { id status } }';
const MOVE =
  'mutation Move($world: ID!, $id: ID!, $status: WithdrawalStatus!) { moveWithdrawal(world: $world, withdrawal: $id, status: $status) }';
const STATE =
  '{ withdrawals(first: 1) { edges { node { id status amount } } } me { wallets { mainCash withdrawableBalance } } }';

const platform = platformForFile(startSeededPlatform);
let mia: SeededPerson;

beforeEach(async () => {
  mia = await personInNewWorld(platform, 'mia');
});

async function draft(): Promise<string> {
  const { data } = await mia.main(CREATE, { input: { withdrawalMethod: 'wm_payid', amount: '60.00' } });
  return (data as { createWithdrawalNext: { id: string } }).createWithdrawalNext.id;
}

const move = async (id: string, status: string) => {
  const { code, data } = await mia.control(MOVE, { id, status });
  return code ?? data?.['moveWithdrawal'];
};

const setMia = (input: object) =>
  mia.control(
    'mutation Set($world: ID!, $input: SetMemberInput!) { setMember(world: $world, member: "mia@magpie.test", input: $input) { id } }',
    { input },
  );

describe('the states of a withdrawal', () => {
  const all = ['DRAFT', 'PENDING', 'PROCESSING', 'APPROVED', 'ON_HOLD', 'REJECTED', 'CANCELLED'];

  it.each([
    ['DRAFT', [], ['PENDING']],
    ['PENDING', ['PENDING'], ['PROCESSING', 'APPROVED', 'ON_HOLD', 'REJECTED', 'CANCELLED']],
    ['PROCESSING', ['PENDING', 'PROCESSING'], ['APPROVED', 'ON_HOLD', 'REJECTED']],
    ['ON_HOLD', ['PENDING', 'ON_HOLD'], ['PROCESSING', 'APPROVED', 'REJECTED']],
    ['APPROVED', ['PENDING', 'APPROVED'], []],
    ['REJECTED', ['PENDING', 'REJECTED'], []],
    ['CANCELLED', ['PENDING', 'CANCELLED'], []],
  ])('WDR-17 lead from %s on as they are told, and nowhere else', async (_from, way, targets) => {
    const taken: string[] = [];
    for (const target of all) {
      const id = await draft();
      for (const step of way) expect(await move(id, step)).toBe(step);
      const answer = await move(id, target);
      if (answer === target) taken.push(target);
      else expect(answer, target).toBe('CONFLICT');
    }
    expect(taken).toEqual(targets);
    expect((await audit(mia.world.db, platform.services.auditChecks)).balanced).toBe(true);
  });
});

describe('a member who may no longer withdraw', () => {
  it.each([
    ['WDR-09', { verified: false }, 'MEMBER_NOT_VERIFIED'],
    ['WDR-11', { withdrawalBlocked: true }, 'WITHDRAWAL_BLOCKED'],
    ['WDR-11', { withdrawalBlocked: true, verified: false }, 'WITHDRAWAL_BLOCKED'],
  ])('%s cannot have a draft handed on (%#)', async (_id, change, code) => {
    const id = await draft();
    await setMia(change);
    expect(await move(id, 'PENDING')).toBe(code);
    expect((await mia.main(STATE)).data).toMatchObject({
      withdrawals: { edges: [{ node: { id, status: 'DRAFT' } }] },
      me: { wallets: { mainCash: '1000.00' } },
    });
  });
});

describe('the fee', () => {
  it('WDR-07 is an amount in the active currency', async () => {
    const methods = async () =>
      (await mia.main('{ withdrawalMethods { name transactionFee enabled } }')).data?.['withdrawalMethods'];
    expect(await methods()).toContainEqual({ name: 'PayID', transactionFee: '1.00', enabled: true });
    const { code } = await mia.main('mutation { updateMe(input: { activeCurrency: "BTC" }) { id } }');
    expect(code).toBeNull();
    expect(await methods()).toEqual([{ name: 'Crypto', transactionFee: '0.00001000', enabled: true }]);
  });
});

describe('a verified member', () => {
  it('WDR-27 withdraws through the payment page, sees it as PENDING, cancels it and has the amount back', async () => {
    const page = await startWithdrawal(mia, '100.00');
    await page.proceed();
    await page.choose('APPROVE');
    expect((await mia.main(STATE)).data).toEqual({
      withdrawals: { edges: [{ node: { id: page.id, status: 'PENDING', amount: '100.00' } }] },
      me: { wallets: { mainCash: '900.00', withdrawableBalance: '900.00' } },
    });
    expect((await mia.main(CANCEL, { id: page.id })).data).toEqual({
      cancelWithdrawal: { id: page.id, status: 'CANCELLED' },
    });
    expect((await mia.main(STATE)).data).toEqual({
      withdrawals: { edges: [{ node: { id: page.id, status: 'CANCELLED', amount: '100.00' } }] },
      me: { wallets: { mainCash: '1000.00', withdrawableBalance: '1000.00' } },
    });
  });
});

describe('a withdrawal that is handed on', () => {
  it('WDR-03 is refused above what is left by then, which is told', async () => {
    const [first, second] = [await draft(), await draft()];
    await mia.control(
      'mutation A($world: ID!) { adjustBalance(world: $world, member: "mia@magpie.test", input: { walletType: MAIN, amount: "-890.00" }) }',
    );
    expect(await move(first, 'PENDING')).toBe('PENDING');
    const { errors } = await mia.control(MOVE, { id: second, status: 'PENDING' });
    expect(errors).toMatchObject([
      {
        message: 'Insufficient balance. You can withdraw up to 50.00.',
        extensions: { code: 'INSUFFICIENT_BALANCE', details: { available: '50.00' } },
      },
    ]);
  });
});
