import { money } from '@magpie/domain/money';
import type { Json } from '@magpie/domain/studio';
import { jsonText } from '#platform/store/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { changeRound, removeRound } from '../store/index.ts';
import type { RoundRow, SeedPair } from '../store/index.ts';
import { isRefusedForGood } from '../wallet-calls.ts';
import type { WalletCalls } from '../wallet-calls.ts';
import { actionsOf, replay, seedOfRound } from './replay.ts';
import { asked, partsJson, partsOf, sumOf, walletRoundOf } from './parts.ts';
import type { Part } from './parts.ts';

/** Where rounds are played: a world, and the wallet calls of the vendor whose game it is. */
export interface RoundContext {
  readonly world: World;
  readonly wallet: WalletCalls;
}

const wire = ({ currencyType }: RoundRow, minor: bigint) => money.format(money.of(minor), currencyType);
const minorOf = ({ currencyType }: RoundRow, decimal: string) => money.parseOrZero(decimal, currencyType);

type Change = Parameters<typeof changeRound>[2];

const write = ({ world }: RoundContext, row: RoundRow, change: Change): Promise<RoundRow> =>
  world.write((unit) => changeRound(unit, row, change));

const textOf = (parts: readonly Part[]) => jsonText(partsJson(parts));

interface Asking {
  readonly index: number;
  readonly part: Part;
  readonly forget: () => Promise<unknown>;
}

/** Takes a stake, of the money that it was asked of; answers the balance after it. When it is refused for good, `forget` is done before. */
async function takeStake(
  { wallet }: RoundContext,
  row: RoundRow,
  { index, part: { stake, from }, forget }: Asking,
): Promise<bigint> {
  try {
    const answer = await wallet.bet({
      gameSession: row.gameSession,
      round: walletRoundOf(row, index),
      amount: wire(row, stake),
      currency: row.currency,
      ...(from !== undefined && { stakedFrom: from }),
    });
    return minorOf(row, answer);
  } catch (error) {
    if (isRefusedForGood(error)) await forget();
    throw error;
  }
}

interface Progress {
  readonly parts: readonly Part[];
  readonly actions: readonly Json[];
  readonly balance: bigint;
}

function progressOf(row: RoundRow, seeds: SeedPair, { parts, actions, balance }: Progress): Change {
  const replayed = replay(row, seeds, actions);
  if (!replayed) throw new Error(`The round ${row.id} cannot go on by what was accepted.`);
  const { payouts } = replayed.state;
  const standing = parts.filter(({ state }) => state !== 'RETURNED');
  const change = {
    actions: jsonText(actions),
    stakeMinor: sumOf(standing.map(({ stake }) => stake)),
    balanceAfterMinor: balance,
  };
  if (payouts === null) return { ...change, status: 'OPEN', parts: textOf(parts) };
  let paid = 0;
  const decided = parts.map((part): Part => {
    if (part.state === 'RETURNED') return part;
    paid += 1;
    return { ...part, payout: payouts[paid - 1] ?? 0n };
  });
  return { ...change, status: 'DECIDED', parts: textOf(decided) };
}

/** Keeps how far a round has come, before its end is paid. */
const advance = ({ world }: RoundContext, row: RoundRow, progress: Progress): Promise<RoundRow> =>
  world.write(async (unit) => {
    // Its seeds may be as new as the round itself.
    const seeds = await seedOfRound(unit.db, row);
    return changeRound(unit, row, progressOf(row, seeds, progress));
  });

/**
 * Pays what a decided round has won, each stake as a round of the wallet, and closes it. A loss is a win of zero.
 * @throws WalletUnanswered when it is not known whether it was paid; it stays DECIDED and is paid when this is done again
 */
export async function payRound(context: RoundContext, row: RoundRow): Promise<RoundRow> {
  const parts = partsOf(row);
  let balance = row.balanceAfterMinor;
  for (const [index, { payout, state }] of parts.entries()) {
    if (state !== 'TAKEN') continue;
    const answer = await context.wallet.win({
      gameSession: row.gameSession,
      round: walletRoundOf(row, index),
      amount: wire(row, payout ?? 0n),
      currency: row.currency,
    });
    balance = minorOf(row, answer);
  }
  const payoutMinor = sumOf(parts.map(({ payout }) => payout));
  return write(context, row, {
    parts: textOf(parts.map((part) => (part.state === 'TAKEN' ? { ...part, state: 'PAID' } : part))),
    payoutMinor,
    balanceAfterMinor: balance,
    status: payoutMinor > 0n ? 'WON' : 'LOST',
    closedAt: context.world.now().getTime(),
  });
}

const goOn = (context: RoundContext, row: RoundRow) =>
  row.status === 'DECIDED' ? payRound(context, row) : Promise.resolve(row);

/**
 * Takes the first stake of a round and plays it as far as it goes without the player.
 * @throws Refusal when the stake is refused, and then the round is forgotten
 * @throws WalletUnanswered when it is not known whether it was taken; it stays OPENING
 */
export async function openRound(context: RoundContext, row: RoundRow): Promise<RoundRow> {
  const [first] = partsOf(row);
  if (!first) throw new Error(`The round ${row.id} has no stake.`);
  const forget = () => context.world.write((unit) => removeRound(unit, row));
  const balance = await takeStake(context, row, { index: 0, part: first, forget });
  const parts: Part[] = [{ ...first, state: 'TAKEN' }];
  return goOn(context, await advance(context, row, { parts, actions: [], balance }));
}

/** A further stake, and the session that it is taken in. */
export interface Raise extends Pick<Part, 'stake' | 'from'> {
  readonly gameSession: string;
}

/** Does an action of the player that the round is known to have now, and takes what it stakes beforehand. */
export async function actOn(
  context: RoundContext,
  row: RoundRow,
  action: Json,
  raise?: Raise,
): Promise<RoundRow> {
  const actions = [...actionsOf(row), action];
  const balance = row.balanceAfterMinor;
  if (!raise) return goOn(context, await advance(context, row, { parts: partsOf(row), actions, balance }));
  const index = partsOf(row).length;
  const { stake, from, gameSession } = raise;
  const before = { gameSession: row.gameSession, parts: row.parts };
  const part = asked(stake, from);
  const raised = await write(context, row, { gameSession, parts: textOf([...partsOf(row), part]) });
  const forget = () => write(context, raised, before);
  const after = await takeStake(context, raised, { index, part, forget });
  const parts = partsOf(raised).with(index, { ...part, state: 'TAKEN' });
  return goOn(context, await advance(context, raised, { parts, actions, balance: after }));
}

/** Gives stakes back, those in these states. */
async function stakesBack(
  { wallet }: RoundContext,
  row: RoundRow,
  states: readonly Part['state'][],
): Promise<Pick<RoundRow, 'parts' | 'balanceAfterMinor'>> {
  let parts = partsOf(row);
  let balance = row.balanceAfterMinor;
  for (const [index, part] of parts.entries()) {
    if (!states.includes(part.state)) continue;
    const round = walletRoundOf(row, index);
    balance = minorOf(row, await wallet.rollback({ gameSession: row.gameSession, round }));
    parts = parts.with(index, { ...part, state: 'RETURNED' });
  }
  return { parts: textOf(parts), balanceAfterMinor: balance };
}

const annulled = ({ world }: RoundContext) => ({
  status: 'ROLLED_BACK' as const,
  closedAt: world.now().getTime(),
});

/** Gives back what was asked for without an answer: a round that had not begun is annulled, another stays as it was. */
export async function giveBack(context: RoundContext, row: RoundRow): Promise<RoundRow> {
  const change = await stakesBack(context, row, ['ASKED']);
  return write(context, row, { ...change, ...(row.status === 'OPENING' && annulled(context)) });
}

/** Gives back all that was staked on a round that cannot be finished. */
export async function annul(context: RoundContext, row: RoundRow): Promise<RoundRow> {
  const change = await stakesBack(context, row, ['ASKED', 'TAKEN']);
  return write(context, row, { ...change, ...annulled(context) });
}
