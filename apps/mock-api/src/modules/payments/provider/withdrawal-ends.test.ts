import { expect, it } from 'vitest';
import { providerCall, startWithdrawal } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);

const NEWEST =
  '{ messages(first: 1) { edges { node { automatedMessageType title content subject { kind id } } } } withdrawals(first: 1) { edges { node { status } } } }';

it.each([
  ['FAILED', 'FAILED', 'Failed', 'could not be paid out'],
  ['EXPIRED', 'EXPIRED', 'Expired', 'was not confirmed in time'],
  ['REJECTED', 'REJECTED', 'Rejected', 'has been rejected'],
  ['CANCELLED', 'REJECTED', 'Rejected', 'has been rejected'],
])(
  'MSG-20 tells of a withdrawal that the provider ends as %s in a message of the type WITHDRAWAL_%s, which leads to it',
  async (statusCode, type, title, text) => {
    const mia = await personInNewWorld(platform, 'mia');
    const { id } = await startWithdrawal(mia, '60.00');
    const amount = { txAmount: '-60.00', txAmountCy: 'AUD' };
    const body = { userId: 'mem_mia', txId: 'tx-1', ...amount, attributes: { paymentId: id } };
    await providerCall(platform, mia.world, 'authorize', body);
    const cancel = { ...body, statusCode };
    for (const _again of [1, 2]) await providerCall(platform, mia.world, 'cancel', cancel);
    const { data } = await mia.main(NEWEST);
    const content = `<p>Your withdrawal of A$60.00 ${text}.</p>`;
    const told = {
      automatedMessageType: `WITHDRAWAL_${type}`,
      title: `Withdrawal Request ${title}`,
      content,
    };
    expect(data).toEqual({
      messages: { edges: [{ node: { ...told, subject: { kind: 'WITHDRAWAL', id } } }] },
      withdrawals: { edges: [{ node: { status: 'REJECTED' } }] },
    });
  },
);
