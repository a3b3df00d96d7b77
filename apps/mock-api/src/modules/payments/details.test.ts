import { describe, expect, it } from 'vitest';
import { startDeposit, startWithdrawal } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);

const person = (name: string) => personInNewWorld(platform, name);

/** Type and details of a member's newest movements of these types. */
async function shown(who: SeededPerson, types: readonly string[]): Promise<unknown> {
  const { data } = await who.main(
    'query R($types: [TransactionType!]!) { balanceTransactionRecords(first: 20, filter: { type: { in: $types } }) { edges { node { type transactionDetails { name } } } } }',
    { types },
  );
  const { edges } = data?.['balanceTransactionRecords'] as {
    edges: { node: { type: string; transactionDetails: { name: string } } }[];
  };
  return edges.map(({ node }) => [node.type, node.transactionDetails.name]);
}

describe('the details of a payment in the history', () => {
  it('TXN-09 are the name of the method a deposit was paid by, its fee and its return alike', async () => {
    const mia = await person('mia');
    const page = await startDeposit(mia, '50.06', { paymentMethod: 'pm_bank' });
    await page.proceed();
    await mia.control('mutation R($world: ID!, $id: ID!) { reverseDeposit(world: $world, deposit: $id) }', {
      id: page.id,
    });
    expect(await shown(mia, ['DEPOSIT', 'DEPOSIT_FEE', 'DEPOSIT_REVERSAL'])).toEqual([
      ['DEPOSIT_REVERSAL', 'Online bank transfer'],
      ['DEPOSIT_FEE', 'Online bank transfer'],
      ['DEPOSIT', 'Online bank transfer'],
      ['DEPOSIT', 'PayID'],
      ['DEPOSIT', 'PayID'],
    ]);
  });

  it.each([
    ['DECLINE', 'WITHDRAWAL_REJECTED'],
    ['APPROVE', 'WITHDRAWAL_CANCELLED'],
  ])('TXN-09 are the name of the method of a withdrawal that ended by %s', async (choice, back) => {
    const mia = await person('mia');
    const page = await startWithdrawal(mia, '60.00');
    await page.proceed();
    await page.choose(choice);
    if (choice === 'APPROVE')
      await mia.main('mutation C($id: ID!) { cancelWithdrawal(id: $id) { id } }', { id: page.id });
    expect(await shown(mia, ['WITHDRAWAL', 'WITHDRAWAL_FEE', back])).toEqual([
      [back, 'PayID'],
      ['WITHDRAWAL_FEE', 'PayID'],
      ['WITHDRAWAL', 'PayID'],
      ['WITHDRAWAL', 'Bank transfer'],
    ]);
  });

  it('TXN-09 are the name of the method in what is seeded too', async () => {
    const leo = await person('leo');
    expect(await shown(leo, ['DEPOSIT', 'WITHDRAWAL', 'WITHDRAWAL_FEE'])).toEqual([
      ['DEPOSIT', 'PayID'],
      ['DEPOSIT', 'Card'],
      ['DEPOSIT', 'PayID'],
      ['WITHDRAWAL_FEE', 'PayID'],
      ['WITHDRAWAL', 'PayID'],
      ['WITHDRAWAL_FEE', 'PayID'],
      ['WITHDRAWAL', 'PayID'],
    ]);
  });
});
