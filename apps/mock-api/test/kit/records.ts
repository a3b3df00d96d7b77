import type { TransactionType } from '#platform/store/contract-types.ts';
import type { World } from '#platform/worlds/index.ts';
import { callGraphQL } from './calls.ts';
import type { TestPlatform } from './platform.ts';

interface Page {
  readonly edges: readonly { readonly node: { readonly walletType: string; readonly amount: string } }[];
}

/** What a member sees of one type in their transaction history, newest first: wallets and amounts. */
export async function recordsOfType(
  platform: TestPlatform,
  world: World,
  token: string,
  type: TransactionType,
): Promise<(readonly [wallet: string, amount: string])[]> {
  const query =
    'query R($type: TransactionType!) { balanceTransactionRecords(filter: { type: { in: [$type] } }) { edges { node { walletType amount } } } }';
  const { data } = await callGraphQL(platform, world, { query, variables: { type }, token });
  const { edges } = data?.['balanceTransactionRecords'] as Page;
  return edges.map(({ node }) => [node.walletType, node.amount]);
}
