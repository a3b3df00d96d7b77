import type { Unit } from '#platform/worlds/index.ts';
import { depositMoney } from './deposited.ts';
import { catalogueIds, units } from './lookup.ts';
import type { CatalogueIds } from './lookup.ts';
import { seededMemberId } from './members.ts';
import { promoSeeds } from './promos/promo-seeds.ts';
import { playRound } from './rounds.ts';
import { addRows } from './store.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './times.ts';

interface Sitting {
  readonly person: string;
  /** When it began. */
  readonly at: number;
  readonly stake: string;
  /** The games in their order, each with its rounds. */
  readonly games: readonly (readonly [name: string, rounds: number])[];
  /** What single rounds paid, by their number from 0; the others were lost. */
  readonly wins: Readonly<Record<number, string>>;
  /** The promo that it was played for, as the member has it, and in the catalogue. */
  readonly promo?: { readonly id: string; readonly promoId: string };
}

/** How much of a stake a promo counts, by the provider of the game. */
function countedOf(ids: CatalogueIds, promoId: string, game: string, stake: bigint): bigint {
  const providers = promoSeeds.find(({ id }) => id === promoId)?.providers ?? [];
  const share = providers.find(([name]) => ids.provider(name) === ids.game(game).provider)?.[1] ?? 0;
  return (stake * BigInt(share)) / 100n;
}

/** Plays on with what was won while it lasts, and with main cash otherwise. */
async function sit(unit: Unit, ids: CatalogueIds, { person, at, wins, games, promo, ...sitting }: Sitting) {
  const stake = units(sitting.stake);
  const rounds = games.flatMap(([game, count]) => Array.from({ length: count }, () => game));
  let won = 0n;
  for (const [number, game] of rounds.entries()) {
    const wallet = won >= stake ? 'CASINO' : 'MAIN';
    const payout = units(wins[number] ?? '0.00');
    won += payout - (wallet === 'CASINO' ? stake : 0n);
    await playRound(unit, ids, {
      person,
      key: `sitting_${String(number + 1)}`,
      game,
      wallet,
      stake,
      payout,
      at: at + number * 3 * MINUTE_MS,
      ...(promo && {
        counted: { memberPromo: promo.id, amount: countedOf(ids, promo.promoId, game, stake) },
      }),
    });
  }
}

/**
 * Ruby turned 1,450.00 over, of which 1,125.00 counted, and lost the 300.00 of her deposit by it. Isla, locked in, paid 100.00
 * in, turned 500.00 over and lost the 100.00.
 */
export async function seedPromoPlay(unit: Unit): Promise<void> {
  const ids = await catalogueIds(unit.db);
  const now = unit.now.getTime();
  await sit(unit, ids, {
    person: 'ruby',
    at: now - 3 * DAY_MS + HOUR_MS,
    stake: '25.00',
    games: [
      ['Wattle Fortune', 12],
      ['Opal Fever', 7],
      ['Iron Outlaw', 14],
      ['Queen Bee', 8],
      ['Windpump Station', 10],
      ['Sevens at the Royal', 7],
    ],
    wins: {
      3: '100.00',
      9: '150.00',
      16: '200.00',
      22: '75.00',
      28: '225.00',
      36: '250.00',
      44: '150.00',
    },
    promo: { id: 'mpr_ruby_midweek', promoId: 'promo_midweek' },
  });
  const lockedInAt = now - 4 * DAY_MS;
  const amount = units('100.00');
  await depositMoney(unit, { key: 'isla_1', person: 'isla', amount, at: lockedInAt + 2 * HOUR_MS });
  const counted = { depositId: 'dep_isla_1', memberId: seededMemberId('isla'), amountMinor: amount };
  await addRows(unit.db, 'lockInDeposits', counted);
  await sit(unit, ids, {
    person: 'isla',
    at: lockedInAt + 3 * HOUR_MS,
    stake: '25.00',
    games: [
      ['Sugar Melon', 8],
      ['Buffalo Stampede', 12],
    ],
    wins: { 1: '125.00', 6: '100.00', 9: '175.00' },
  });
}
