import { exact } from '../crash/money.ts';
import { WORLD } from '../crash/client.ts';
import type { Client } from '../crash/client.ts';
import { CONTROL, MAIN, PROMO } from './view-queries.ts';
import type {
  ControlAnswer,
  Edges,
  MainAnswer,
  MemberPromo,
  PromoAnswer,
  RecordNode,
} from './view-answers.ts';

/** One movement on one wallet. */
export interface BalanceRecord {
  readonly id: string;
  readonly type: string;
  readonly wallet: string;
  readonly amount: bigint;
}

/** Everything about a member that money and rewards are. Amounts are in hundred-millionths. */
export interface View {
  readonly now: string;
  readonly violations: readonly string[];
  /** Balances by wallet. */
  readonly wallets: Readonly<Record<'MAIN' | 'CASINO' | 'SPORT' | 'CASINO_BONUS' | 'SPORT_BONUS', bigint>>;
  readonly cash: bigint;
  readonly bonusMoney: bigint;
  readonly withdrawable: bigint;
  readonly stakeable: bigint;
  readonly stakedFrom: string | null;
  readonly recordCount: number;
  /** The newest 100. */
  readonly records: readonly BalanceRecord[];
  readonly level: number;
  readonly levelRewards: readonly { readonly level: number; readonly claimed: boolean }[];
  readonly badges: MainAnswer['achievements']['edges'][number]['node']['badges'];
  readonly active: MemberPromo | null;
  /** Those in force, that wait, and that are over. */
  readonly promos: readonly MemberPromo[];
  readonly lockIn: PromoAnswer['member']['promoLockIn'];
  readonly lastLockIn: string | null;
  readonly freeSpins: PromoAnswer['memberFreeSpins']['edges'][number]['node'][];
  readonly bonuses: PromoAnswer['memberConsumablePromos']['edges'][number]['node'][];
  readonly cashbacks: PromoAnswer['memberCashbacks']['edges'][number]['node'][];
  readonly offers: PromoAnswer['promos']['edges'][number]['node'][];
  /** What the operator sees that the member holds. */
  readonly held: ControlAnswer['heldRewards'];
  readonly payments: ControlAnswer['worldPayments'];
}

const nodes = <T>({ edges }: Edges<T>): T[] => edges.map(({ node }) => node);

const recordOf = ({ id, type, walletType, amount }: RecordNode): BalanceRecord => ({
  id,
  type,
  wallet: walletType,
  amount: exact(amount),
});

function moneyOf({ me: { wallets } }: MainAnswer) {
  const own = {
    MAIN: exact(wallets.mainCash),
    CASINO: exact(wallets.casinoCash),
    SPORT: exact(wallets.sportsCash),
    CASINO_BONUS: exact(wallets.casinoBonus),
    SPORT_BONUS: exact(wallets.sportsBonus),
  };
  return {
    wallets: own,
    cash: own.MAIN + own.CASINO + own.SPORT,
    bonusMoney: own.CASINO_BONUS + own.SPORT_BONUS,
    withdrawable: exact(wallets.withdrawableBalance),
    stakeable: exact(wallets.stakeableBalance),
    stakedFrom: wallets.stakedFrom,
  };
}

/** Reads a member over the wire: as they see themselves on both endpoints, and as the operator sees them. */
export async function readView(client: Client, name: string): Promise<View> {
  const id = `mem_${name}`;
  const headers = client.authorization(name);
  const [main, promo, control] = (await Promise.all([
    client.askAll('/graphql', MAIN, { id }, headers),
    client.askAll('/promo/graphql', PROMO, { id }, headers),
    client.askAll('/control/graphql', CONTROL, { world: WORLD, member: id }),
  ])) as unknown as [MainAnswer, PromoAnswer, ControlAnswer];
  const { activePromo, pendingPromos, promoLockIn, lastLockInDateTime } = promo.member;
  return {
    now: control.world.now,
    violations: control.audit.violations,
    ...moneyOf(main),
    recordCount: main.balanceTransactionRecords.totalCount,
    records: nodes(main.balanceTransactionRecords).map(recordOf),
    level: main.memberLevel.level,
    levelRewards: main.memberLevel.rewards,
    badges: nodes(main.achievements).flatMap(({ badges }) => badges),
    active: activePromo,
    promos: [...(activePromo ? [activePromo] : []), ...pendingPromos, ...nodes(promo.promoHistory)],
    lockIn: promoLockIn,
    lastLockIn: lastLockInDateTime,
    freeSpins: nodes(promo.memberFreeSpins),
    bonuses: nodes(promo.memberConsumablePromos),
    cashbacks: nodes(promo.memberCashbacks),
    // Their order follows what the member is in the middle of.
    offers: nodes(promo.promos).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    held: control.heldRewards,
    payments: control.worldPayments,
  };
}
