import type { World } from '#platform/worlds/index.ts';
import type { SeededPerson } from './seeded.ts';

/** Claims a cashback by its id. */
export const CLAIM =
  'mutation Claim($id: ID!) { claimCashback(id: $id) { amount cashbackReceivedThisMonth isClaimable claimStatus dateLastClaimed } }';

const LIST =
  'query List($filter: MemberCashbacksFilter) { memberCashbacks(filter: $filter) { totalCount edges { node { cashback { id } percentage amount isClaimable claimStatus hasReachedMaxMonthlyClaim cashbackReceivedThisMonth settledThisMonth lapsing withheld owed waiting missed { amount } } } } }';

interface Entry {
  readonly cashback: { readonly id: string };
  readonly percentage: string;
  readonly amount: string;
  readonly lapsing: string;
  readonly withheld: string;
  readonly owed: string;
  readonly waiting: string;
  readonly settledThisMonth: string;
  readonly cashbackReceivedThisMonth: string;
  readonly hasReachedMaxMonthlyClaim: boolean;
  readonly isClaimable: boolean;
  readonly missed: { readonly amount: string } | null;
}

/** What the cashbacks have collected for a person. */
export async function cashbacksOf(person: SeededPerson): Promise<Entry[]> {
  const { data } = await person.promo(LIST);
  return (data as { memberCashbacks: { edges: { node: Entry }[] } }).memberCashbacks.edges.map(
    ({ node }) => node,
  );
}

/** What the cashback on losses of Mondays has for a person. */
export async function standingOfMonday(person: SeededPerson): Promise<Entry> {
  const found = (await cashbacksOf(person)).find(({ cashback }) => cashback.id === 'cashback_monday');
  if (!found) throw new Error('There is no cashback of Mondays.');
  return found;
}

let rounds = 0;

/** Keeps a settled round of Ella's, of a day ago, as play writes it. */
export function keepRound(
  world: World,
  stake: bigint,
  payout: bigint,
  gameId: string,
  own: object = {},
): Promise<void> {
  rounds += 1;
  const id = `round_${String(rounds)}`;
  return world.write(async ({ db, now }) => {
    const amounts = { effectiveBetMinor: stake, payoutMinor: payout };
    const fiat = { fiatCurrency: 'AUD', fiatEffectiveBetMinor: stake, fiatPayoutMinor: payout };
    const dayAgo = now.getTime() - 86_400_000;
    const at = { placedAt: dayAgo, settledAt: dayAgo };
    const of = { id, roundId: id, memberId: 'mem_ella', gameId, gameCategoryId: 'cat_slots' };
    const rest = {
      gameSessionId: null,
      status: 'SETTLED',
      currency: 'AUD',
      currencyType: 'FIAT',
      walletMode: 'CASH',
    } as const;
    await db
      .insertInto('bets')
      .values({ ...of, ...rest, ...amounts, ...fiat, ...at, ...own })
      .execute();
  });
}

/** The first game of a provider. */
export async function gameBy(world: World, provider: string): Promise<string> {
  const games = world.db.selectFrom('games').select('id').where('providerId', '=', provider);
  return (await games.executeTakeFirstOrThrow()).id;
}
