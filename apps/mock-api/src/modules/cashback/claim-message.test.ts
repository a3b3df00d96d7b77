import { expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { CLAIM } from '#test/kit/cashbacks.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);

it('MSG-20 tells in the inbox, once, what a claim has credited, with no subject, as its type leads to the cashbacks', async () => {
  const ella = await personInNewWorld(platform, 'ella');
  for (const _again of [1, 2]) await ella.promo(CLAIM, { id: 'cashback_monday' });
  const fields = 'automatedMessageType title content subject { kind }';
  const { data } = await ella.main(`{ messages(first: 50) { edges { node { ${fields} } } } }`);
  const { edges } = data?.['messages'] as { edges: { node: { automatedMessageType: string } }[] };
  expect(edges.filter(({ node }) => node.automatedMessageType === 'REBATE')).toEqual([
    {
      node: {
        automatedMessageType: 'REBATE',
        title: 'Cashback Credited',
        content: '<p>Monday Cashback brought you A$3.60. It is in your main cash.</p>',
        subject: null,
      },
    },
  ]);
});
