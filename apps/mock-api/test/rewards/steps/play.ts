import { INITIALIZE, START } from '../../kit/launches.ts';
import { exact } from '../../crash/money.ts';
import { isPast, orderOf, picked, reasonOf } from '../order.ts';
import type { Order, Scene } from '../order.ts';

interface Table {
  readonly game: string;
  readonly category: string;
  readonly vendor: string;
}

/** Two games that count for most promos, one of another provider, a live table, and the sportsbook. */
const tables: readonly [Table, ...Table[]] = [
  { game: 'game_moonlit-dingo', category: 'cat_slots', vendor: 'ven_billabong' },
  { game: 'game_moonlit-dingo', category: 'cat_slots', vendor: 'ven_billabong' },
  { game: 'game_iron-outlaw', category: 'cat_slots', vendor: 'ven_meridian' },
  { game: 'game_bogong-moth', category: 'cat_slots', vendor: 'ven_meridian' },
  { game: 'game_harbour-roulette', category: 'cat_live', vendor: 'ven_tasman' },
  { game: 'game_magpie-sportsbook', category: 'cat_sportsbook', vendor: 'ven_meridian' },
];

/** The member's session at a game, which is begun unless it still lives. */
async function seat(
  { client, memory, name, view }: Scene,
  { game, category, vendor }: Table,
  freeSpin: string | null,
): Promise<string> {
  const table = `${game} ${freeSpin ?? ''}`;
  const held = memory.sessions.get(name);
  if (held?.table === table && held.now === view.now) return held.id;
  await client.main(name, INITIALIZE, { vendor, gameCategory: category });
  const input = freeSpin === null ? { game } : { game, freeSpin };
  const { id } = (await client.main(name, START, { input })) as { id: string };
  memory.sessions.set(name, { id, table, now: view.now });
  return id;
}

const payouts = { lost: '0', even: '1', triple: '3' } as const;
const ends = ['lost', 'even', 'triple', 'open', 'lost'] as const;

const decimal = (amount: bigint): string =>
  `${String(amount / 100_000_000n)}.${String((amount / 1_000_000n) % 100n).padStart(2, '0')}`;

const betMoves = ['BET', 'TRANSFER_IN', 'TRANSFER_OUT'];
const winMoves = ['PAYOUT', 'SPORTS_PAYOUT', 'FREE_SPIN_PAYOUT'];

/** Places a stake and ends the round unless it is to stay open. */
function round(scene: Scene, table: Table, stake: string, freeSpin: string | null): Omit<Order, 'words'> {
  const { client, memory, name, step, key } = scene;
  const end = picked(ends, step.b >> 3) ?? 'lost';
  const [bet, win, named] = [key('bet'), key('win'), key('rnd')];
  let session = '';
  const order = orderOf({
    words: '',
    moves: [...betMoves, ...winMoves],
    ask: async () => {
      session = session === '' ? await seat(scene, table, freeSpin) : session;
      const common = { gameSession: session, round: named, currency: 'AUD' };
      const placed = await client.vendor(table.vendor, 'bet', { ...common, transaction: bet, amount: stake });
      if (end === 'open') return placed;
      const amount = decimal(exact(stake) * BigInt(payouts[end]));
      return [placed, await client.vendor(table.vendor, 'win', { ...common, transaction: win, amount })];
    },
    proves: () => {
      if (freeSpin !== null) memory.count(memory.spun, freeSpin);
      if (end !== 'open') return;
      memory.roundsOf(name).push({ round: named, bet, session, vendor: table.vendor, stake, freeSpin });
    },
  });
  return order;
}

const stakes = ['0.20', '5.00', '60.00', '60.00', '20.00', '350.00'];

/** A bet of cash or of bonus money, whichever the promo says. */
export function bet(scene: Scene): Order {
  const { view, step } = scene;
  const table = picked(tables, step.b) ?? tables[0];
  const given = picked(stakes, step.a) ?? '';
  const stake = step.a % 7 === 6 && view.stakeable > 0n ? decimal(view.stakeable) : given;
  return {
    ...round(scene, table, stake, null),
    words: `bets ${stake} on ${table.game}, ${picked(ends, step.b >> 3) ?? ''}`,
    forbidden: reasonOf({ 'it is more than can be staked': exact(stake) > view.stakeable }),
  };
}

/** A round with one of the free spins that the member was ever given. */
export function freeSpin(scene: Scene): Order | null {
  const { view, step, memory } = scene;
  const spins = picked(view.freeSpins, step.a);
  const part = picked(spins?.freeSpinDetails ?? [], step.b);
  if (!spins || !part) return null;
  const given = spins.freeSpinDetails.reduce((sum, { betCount }) => sum + betCount, 0);
  const table = { game: part.gameId, category: part.categoryId, vendor: part.vendorId };
  return {
    ...round(scene, table, part.betValue, spins.id),
    words: `plays a free spin of ${spins.id}`,
    forbidden: reasonOf({
      'the spins are over': spins.status !== 'ACTIVE' || isPast(spins.expiresAt, view.now),
      'all spins are played': (memory.spun.get(spins.id) ?? 0) >= given,
    }),
  };
}

/** An open round ends: by a win, which may be nothing, or by giving the stake back. */
export function endRound({ client, memory, name, step, key }: Scene): Order | null {
  const open = memory.roundsOf(name);
  const each = picked(open, step.a);
  if (!each) return null;
  const call = step.b % 3 === 2 ? 'rollback' : 'win';
  const common = { gameSession: each.session, transaction: key('end'), round: each.round };
  const amount = decimal(exact(each.stake) * BigInt(picked([0, 2], step.b) ?? 0));
  const body = call === 'win' ? { ...common, amount, currency: 'AUD' } : { ...common, bet: each.bet };
  return orderOf({
    words: `has ${each.round} ended by ${call} ${call === 'win' ? amount : ''}`,
    moves: [...winMoves, 'BET_REFUND', 'TRANSFER_IN', 'TRANSFER_OUT'],
    ask: () => client.vendor(each.vendor, call, body),
    proves: () => {
      open.splice(open.indexOf(each), 1);
      if (call === 'rollback' && each.freeSpin !== null) memory.count(memory.spun, each.freeSpin, -1);
    },
  });
}
