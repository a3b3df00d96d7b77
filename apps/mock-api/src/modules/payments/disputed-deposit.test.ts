import { expect, it } from 'vitest';
import { openCashier, standOf } from '#test/kit/cashier.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { deposited, lifted, reversal } from '#test/kit/reversals.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);

const WITHDRAW =
  'mutation { initiatePaymentIQWithdrawal(input: { withdrawalMethod: "wm_payid", amount: "60.00" }) }';
const CREATE =
  'mutation { createWithdrawalNext(input: { withdrawalMethod: "wm_payid", amount: "60.00" }) { id } }';
const DISPUTED = '{ disputedDeposits { id amount currency { code } } }';
const ADJUST = `mutation A($world: ID!, $amount: Decimal!) {
  adjustBalance(world: $world, member: "mia@magpie.test", input: { walletType: MAIN, amount: $amount })
}`;
const APPROVED = 'Deposit Request Approved';
const OWED =
  'Your deposit of A$200.00 was disputed and is still owed. You can withdraw once that is settled. Please contact support.';

const adjust = async (mia: SeededPerson, amount: string) => {
  expect((await mia.control(ADJUST, { amount })).code).toBeNull();
};

const disputed = async (mia: SeededPerson) => (await mia.main(DISPUTED)).data?.['disputedDeposits'];

/** Mia, who deposited 200.00, which were disputed while she held 100.00. */
async function owing() {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '200.00');
  const page = openCashier(String((await mia.main(WITHDRAW)).data?.['initiatePaymentIQWithdrawal']));
  expect(await disputed(mia)).toEqual([]);
  await adjust(mia, '-1100.00');
  expect(await reversal(mia, deposit)).toBe('INSUFFICIENT_BALANCE');
  return { mia, deposit, page };
}

it.each([WITHDRAW, CREATE])(
  'a withdrawal of whoever owes a disputed deposit is refused: %s',
  async (query) => {
    const { mia, deposit } = await owing();
    expect(await disputed(mia)).toEqual([{ id: deposit, amount: '200.00', currency: { code: 'AUD' } }]);
    const refused = await mia.main(query);
    expect([refused.code, refused.errors[0]?.message]).toEqual(['WITHDRAWAL_BLOCKED', OWED]);
    // Neither is it paid out of what comes in.
    await adjust(mia, '900.00');
    expect((await mia.main(query)).code).toBe('WITHDRAWAL_BLOCKED');
  },
);

it('a withdrawal that was prepared before the dispute is not handed on', async () => {
  const { page } = await owing();
  await page.proceed();
  const answer = await page.choose('APPROVE');
  expect(standOf(answer)).toEqual(['DRAFT', 'receipt', 'TX_FAILED']);
  expect(answer.body['state']).toMatchObject({ ending: { message: OWED } });
});

it('a withdrawal goes on once the disputed deposit was taken back', async () => {
  const { mia, deposit } = await owing();
  await adjust(mia, '500.00');
  expect(await reversal(mia, deposit)).toBeNull();
  expect(await disputed(mia)).toEqual([]);
  const page = openCashier(String((await mia.main(WITHDRAW)).data?.['initiatePaymentIQWithdrawal']));
  await page.proceed();
  expect(standOf(await page.choose('LEAVE_PENDING'))[0]).toBe('PENDING');
});

it('a withdrawal goes on once the bank has withdrawn the dispute, of which the open pages hear', async () => {
  const { mia, deposit } = await owing();
  const pushes = await openPushes(platform, mia.world, mia.token, [
    '{ balanceUpdated { wallets { mainCash } } }',
  ]);
  expect((await lifted(mia, deposit)).data).toEqual({ liftDispute: '200.00' });
  expect(await pushes.next()).toEqual({ balanceUpdated: { wallets: { mainCash: '100.00' } } });
  pushes.close();
  expect(await disputed(mia)).toEqual([]);
  const page = openCashier(String((await mia.main(WITHDRAW)).data?.['initiatePaymentIQWithdrawal']));
  await page.proceed();
  expect(standOf(await page.choose('LEAVE_PENDING'))[0]).toBe('PENDING');
  // Another dispute of it holds them again.
  expect(await reversal(mia, deposit)).toBe('INSUFFICIENT_BALANCE');
  expect(await disputed(mia)).toEqual([{ id: deposit, amount: '200.00', currency: { code: 'AUD' } }]);
});

it('a dispute, its lift and the money taken back are each told once, with the way to the deposit', async () => {
  const { mia, deposit } = await owing();
  const inbox =
    '{ messages(first: 3) { edges { node { title content automatedMessageType subject { kind id } } } } }';
  const newest = async () => {
    const page = (await mia.main(inbox)).data?.['messages'] as { edges: { node: { title: string } }[] };
    return page.edges.map(({ node }) => node);
  };
  const told = (title: string, text: string) => ({
    title,
    content: `<p>Your deposit of A$200.00 ${text}</p>`,
    automatedMessageType: null,
    subject: { kind: 'DEPOSIT', id: deposit },
  });
  const disputed = told(
    'Deposit Disputed',
    'was disputed and is still owed. You can withdraw once that is settled. Please contact support.',
  );
  expect(await reversal(mia, deposit)).toBe('INSUFFICIENT_BALANCE');
  expect((await newest()).slice(0, 2)).toEqual([disputed, expect.objectContaining({ title: APPROVED })]);
  await lifted(mia, deposit);
  const lift = told('Deposit Dispute Over', 'is no longer disputed. Nothing of it is owed any more.');
  expect((await newest()).slice(0, 2)).toEqual([lift, disputed]);
  await adjust(mia, '500.00');
  expect(await reversal(mia, deposit)).toBeNull();
  const taken = told('Deposit Taken Back', 'was disputed and has been taken back from your balance.');
  expect(await newest()).toEqual([taken, lift, disputed]);
});

it('no dispute is lifted but one that is open', async () => {
  const { mia, deposit } = await owing();
  const refusal = async (id: string) => {
    const { code, errors } = await lifted(mia, id);
    return [code, errors[0]?.message];
  };
  expect(await refusal('dep_nobody')).toEqual(['NOT_FOUND', 'This deposit does not exist.']);
  await adjust(mia, '500.00');
  expect(await reversal(mia, deposit)).toBeNull();
  const none = ['CONFLICT', 'This deposit is not disputed.'];
  expect(await refusal(deposit)).toEqual(none);
  expect(await refusal(await deposited(mia, '20.00'))).toEqual(none);
});
