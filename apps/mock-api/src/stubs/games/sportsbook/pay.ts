import { money } from '@magpie/domain/money';
import { isHedged } from '@magpie/domain/sportsbook';
import type { PlatformServices } from '#platform/http/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { withSeatLock } from '../rounds/seat-lock.ts';
import { walletOf } from '../wallet-calls.ts';
import type { WalletCalls } from '../wallet-calls.ts';
import { outcomesOf } from './listing.ts';
import {
  annulBet,
  answerPart,
  betById,
  betsOwedParts,
  closeBets,
  findBet,
  partsOwed,
  picksBeside,
  unansweredBets,
} from './store/index.ts';
import type { BetRow } from './store/index.ts';

/** How many bets are paid at once, so that they share commits. */
const AT_ONCE = 50;

const decimal = ({ currencyType }: BetRow, minor: bigint): string =>
  money.format(money.of(minor), currencyType);

/** Pays for the parts of a bet that were cashed out. A round takes none once it is closed, so that they come first. */
async function payParts(world: World, wallet: WalletCalls, bet: BetRow): Promise<void> {
  const { id: round, gameSession, currency } = bet;
  for (const { quoteId: part, amountMinor, stakeMinor } of await partsOwed(world.db, round)) {
    const paid = { amount: decimal(bet, amountMinor), stake: decimal(bet, stakeMinor) };
    await wallet.payPart({ round, part, gameSession, currency, ...paid });
    await world.write((unit) => answerPart(unit, part));
  }
}

/**
 * Pays a decided bet through the wallet; the same again pays nothing more. A void one gets its stake back, by a win of
 * the rest when a part of it was cashed out.
 */
async function payBet(world: World, wallet: WalletCalls, bet: BetRow): Promise<void> {
  const { id: round, gameSession, currency, ending } = bet;
  await payParts(world, wallet, bet);
  if (ending === 'VOID' && bet.soldUnitMinor === 0n) {
    await wallet.rollback({ round, gameSession });
    return;
  }
  const picks = await picksBeside(world.db, bet);
  const own = picks.filter(({ betId }) => betId === bet.id);
  const hedged = isHedged(own, picks, (fixture) => outcomesOf(world, fixture, bet.placedAt));
  const paid = { round, gameSession, currency, amount: decimal(bet, bet.payoutMinor), hedged };
  await wallet.win(ending === 'CASHOUT' || ending === 'VOID' ? { ...paid, ended: ending } : paid);
}

async function payingWallet(services: PlatformServices, world: World, gameId: string): Promise<WalletCalls> {
  const wallet = await walletOf(services, world, gameId);
  if (!wallet) throw new Error(`There is no game ${gameId}.`);
  return wallet;
}

/** Does something with a bet; what cannot be done now is logged and holds up no other bet. Answers whether it was done. */
async function tried(
  { logger }: PlatformServices,
  world: World,
  { id: bet }: BetRow,
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!world.closed) logger.error({ world: world.id, bet, error }, 'bet not finished');
    return false;
  }
}

/** Pays for the parts that were cashed out of bets that go on. */
async function payAllParts(services: PlatformServices, world: World): Promise<void> {
  for (const id of await betsOwedParts(world.db)) {
    const bet = await betById(world.db, id);
    await tried(services, world, bet, async () =>
      payParts(world, await payingWallet(services, world, bet.gameId), bet),
    );
  }
}

/** Pays what is decided, some at once. What could not be paid is paid with the next match, or when the world is opened again. */
async function payAll(services: PlatformServices, world: World): Promise<void> {
  await payAllParts(services, world);
  let after = 0;
  while (!world.closed) {
    const bets = await unansweredBets(world.db, ['DECIDED'], { after, limit: AT_ONCE });
    if (bets.length === 0) return;
    const paid = await Promise.all(
      bets.map((bet) =>
        tried(services, world, bet, async () =>
          payBet(world, await payingWallet(services, world, bet.gameId), bet),
        ),
      ),
    );
    const ids = bets.filter((_, index) => paid[index] === true).map(({ id }) => id);
    if (ids.length > 0) await world.write((unit) => closeBets(unit, ids));
    after = bets.at(-1)?.seq ?? after;
  }
}

const running = new WeakMap<World, Promise<void>>();

/** Pays the decided bets of a world and what was cashed out of others, after what is being paid already. */
export function payDecided(services: PlatformServices, world: World): Promise<void> {
  const before = running.get(world) ?? Promise.resolve();
  const paying = before.then(
    () => payAll(services, world),
    () => payAll(services, world),
  );
  running.set(world, paying);
  return paying;
}

/** Gives the stake of a bet back that has no answer, whether or not it was taken. To be called in turn. */
export async function annulOpening(world: World, wallet: WalletCalls, bet: BetRow): Promise<void> {
  const { id: round, gameSession } = bet;
  await wallet.rollback({ round, gameSession });
  await world.write((unit) => annulBet(unit, round));
}

/** Gives back what has no answer, whether or not its stake was taken. */
export async function finishOpening(
  services: PlatformServices,
  world: World,
  bets: readonly { readonly bet: BetRow }[],
): Promise<void> {
  for (const { bet } of bets) {
    if (bet.status !== 'OPENING') continue;
    const finish = async () => {
      const found = await findBet(world.db, bet, { id: bet.id });
      if (found?.bet.status !== 'OPENING') return;
      await annulOpening(world, await payingWallet(services, world, found.bet.gameId), found.bet);
    };
    await tried(services, world, bet, () => withSeatLock(world, bet, finish));
  }
}

/** Finishes what a stop left of a world's bets: what was decided is paid, what has no answer is given back. */
export async function recoverBets(services: PlatformServices, world: World): Promise<void> {
  const bets = await unansweredBets(world.db, ['OPENING'], { limit: Number.MAX_SAFE_INTEGER });
  await finishOpening(
    services,
    world,
    bets.map((bet) => ({ bet })),
  );
  await payDecided(services, world);
}
