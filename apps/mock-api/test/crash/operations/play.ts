import type { Client } from '../client.ts';
import { exact } from '../money.ts';
import { orderOf, picked } from '../order.ts';
import type { Memory } from '../memory.ts';
import type { Maker, Operation, Order } from '../order.ts';
import { atTable, slotTable, sportsTable } from '../seats.ts';
import type { Seats } from '../seats.ts';

interface Round {
  readonly status: string;
  readonly stake: string;
  readonly payout: string;
}

interface SportsBet {
  readonly id: string;
  readonly open: boolean;
  readonly ending: string | null;
  readonly stake: string;
}

/** A session ends a minute after its last bet, and whenever the same member sits down elsewhere. */
const playedElsewhere = [
  'GAME_SESSION_ENDED',
  'GAME_EXCLUDED',
  'WALLET_MODE_SWITCH_REQUIRED',
  'PLAYED_MONEY_CHANGED',
];

function atSportsbook<T>(client: Client, call: string, named: object): Promise<T> {
  return atTable(
    client,
    'leo',
    sportsTable,
    async (ticket) => (await client.game(sportsTable.code, call, { ticket, ...named })) as T,
  );
}

interface OfferedMatches {
  readonly matches: readonly {
    readonly id: string;
    readonly main: {
      readonly market: string;
      readonly offers: readonly { readonly selection: string; readonly odds: number | null }[];
    };
  }[];
}

/** One of the selections that are offered now, at its odds. */
async function offeredLeg(client: Client, pick: number): Promise<object | undefined> {
  const { matches } = await atSportsbook<OfferedMatches>(client, 'matches', {});
  const legs = matches.flatMap(({ id: fixture, main: { market, offers } }) =>
    offers.flatMap(({ selection, odds }) => (odds === null ? [] : [{ fixture, market, selection, odds }])),
  );
  return picked(legs, pick);
}

/** A spin of a slot; its round is kept, so the same spin is answered the same. */
function spinning(
  { client, memory }: Maker,
  member: string,
  order: { readonly stake: string; readonly currency: string; readonly free: boolean },
): Order {
  const named = { request: memory.key(), stake: order.stake };
  return orderOf({
    once: true,
    ask: () =>
      atTable(
        client,
        member,
        slotTable,
        async (ticket) =>
          (await client.game(slotTable.code, 'begin', { ticket, ...named })) as unknown as Round,
      ),
    // The round is the same; how many free spins are left is told as it is by now.
    same: (round) => ({ ...round, freeSpins: null }),
    proves: ({ status, stake, payout }) => {
      const { currency, free } = order;
      if (status === 'ROLLED_BACK') {
        // It was cut before it was decided: either its stake had been taken and was given back, or nothing happened.
        const amount = exact(stake);
        if (!free) {
          memory.maybePosted.push({ member, currency, type: 'BET', amount: -amount });
          memory.maybePosted.push({ member, currency, type: 'BET_REFUND', amount });
        }
        return;
      }
      if (!free) memory.post(member, 'BET', -exact(stake), order.currency);
      memory.post(member, order.free ? 'FREE_SPIN_PAYOUT' : 'PAYOUT', exact(payout), order.currency);
    },
  });
}

const spin: Operation = {
  name: 'spin',
  refusals: ['INSUFFICIENT_BALANCE', ...playedElsewhere],
  order: (maker) => {
    const inBitcoin = maker.pick % 3 === 0;
    const member = inBitcoin ? 'ava' : 'mia';
    const fiat = picked(['0.20', '1.00', '5.00'], maker.pick >> 2) ?? '';
    const stake = inBitcoin ? '0.00010000' : fiat;
    const currency = inBitcoin ? 'BTC' : 'AUD';
    return spinning(maker, member, { stake, currency, free: false });
  },
};

/** Ella plays nothing but free spins. */
const freeSpin: Operation = {
  name: 'free spin',
  refusals: ['CONFLICT', ...playedElsewhere],
  order: (maker) => spinning(maker, 'ella', { stake: '0.20', currency: 'AUD', free: true }),
};

const START = 'mutation S($input: StartGameSessionInput!) { startGameSession(input: $input) { id } }';

/** Ella sits down to the free spins that she has now. */
const startGameSession: Operation = {
  name: 'startGameSession',
  refusals: ['CONFLICT', 'NOT_FOUND', 'GAME_EXCLUDED', 'WALLET_MODE_SWITCH_REQUIRED'],
  order: ({ client, memory, pick }) => {
    const free = picked(memory.idsIn('freeSpin', 'ella', 'ACTIVE').toReversed(), pick);
    if (free === undefined) return null;
    const input = { game: slotTable.id, freeSpin: free };
    return orderOf({ once: false, ask: () => client.main('ella', START, { input }) });
  },
};

const placeBet: Operation = {
  name: 'sports bet',
  // Odds change and matches end when the clock is moved meanwhile.
  refusals: ['BAD_USER_INPUT', 'CONFLICT', 'INSUFFICIENT_BALANCE', 'NOT_FOUND', ...playedElsewhere],
  order: ({ client, memory, pick }) => {
    const [bet, unit] = [memory.key(), '7.50'];
    let leg: object | undefined;
    return orderOf({
      once: true,
      ask: async () => {
        leg ??= await offeredLeg(client, pick);
        const sent = { bet, legs: leg ? [leg] : [], size: 1, unit };
        return (await atSportsbook<{ readonly bet: SportsBet }>(client, 'place', sent)).bet;
      },
      same: ({ id, stake }) => ({ id, stake }),
      proves: ({ id, stake }) => {
        memory.post('leo', 'BET', -exact(stake));
        memory.sportsBets.set(id, { settled: false });
      },
      // It was cut before its stake was answered, which was given back if it had been taken.
      refused: () => {
        const order = { member: 'leo', currency: 'AUD' };
        memory.maybePosted.push({ ...order, type: 'BET', amount: -exact(unit) });
        memory.maybePosted.push({ ...order, type: 'BET_REFUND', amount: exact(unit) });
      },
    });
  },
};

interface BetPage {
  readonly closed: readonly (SportsBet & { readonly number: number; readonly payout: string })[];
  readonly more: boolean;
}

/** What it pays is read from the bets, as what they win is. One that is over is answered as it is. */
const cashOut: Operation = {
  name: 'sports cash out',
  // Its match may be about to end.
  refusals: ['CONFLICT'],
  order: ({ client, memory, pick }) => {
    const open = [...memory.sportsBets].filter(([, { settled }]) => !settled).map(([id]) => id);
    const bet = picked(open, pick);
    if (bet === undefined) return null;
    return orderOf({
      once: true,
      ask: async (): Promise<SportsBet> => {
        const { closed } = await atSportsbook<BetPage>(client, 'bets', {});
        const over = closed.find(({ id }) => id === bet);
        if (over) return over;
        const { quote } = await atSportsbook<{ readonly quote: string }>(client, 'quote', { bet });
        return (await atSportsbook<{ readonly bet: SportsBet }>(client, 'cash-out', { bet, quote })).bet;
      },
      same: ({ id, ending }) => ({ id, ending }),
    });
  },
};

/** Takes note of what the matches that are over have brought, and which bets they closed. */
export async function noteSportsBets(client: Client, memory: Memory): Promise<void> {
  let page: BetPage = { closed: [], more: true };
  while (page.more) {
    const before = page.closed.at(-1)?.number;
    page = await atSportsbook<BetPage>(client, 'bets', before === undefined ? {} : { before });
    for (const { id, ending, payout } of page.closed) {
      if (memory.sportsBets.get(id)?.settled !== false) continue;
      memory.sportsBets.set(id, { settled: true });
      if (exact(payout) > 0n) {
        memory.post('leo', ending === 'VOID' ? 'BET_REFUND' : 'SPORTS_PAYOUT', exact(payout));
      }
    }
  }
}

/** Ruby's stakes are large enough to bring her promo to its end. */
const stakes = ['600.00', '12.50', '3.10', '600.00'];

const vendorBet = (sessions: Seats): Operation => ({
  name: 'vendor bet',
  refusals: ['INSUFFICIENT_BALANCE', ...playedElsewhere],
  order: ({ client, memory, pick }) => {
    const member = pick % 3 === 0 ? 'noah' : 'ruby';
    const amount = member === 'noah' ? '1.30' : (picked(stakes, pick >> 2) ?? '');
    const [round, transaction] = [memory.key(), memory.key()];
    const body = { gameSession: sessions[member], transaction, round, amount, currency: 'AUD' };
    return orderOf({
      once: true,
      ask: () => client.vendor(slotTable.vendor, 'bet', body),
      proves: () => {
        memory.post(member, 'BET', -exact(amount));
        memory.rounds.set(round, { member, round, bet: transaction, amount: exact(amount), open: true });
      },
    });
  },
});

/** The end of a round that a vendor has a stake of: a win, which may be nothing, or the stake given back. */
const vendorEnd = (sessions: Seats, call: 'win' | 'rollback'): Operation => ({
  name: `vendor ${call}`,
  refusals: ['CONFLICT'],
  order: ({ client, memory, pick }) => {
    const open = [...memory.rounds.values()].filter((each) => each.open);
    const round = picked(open, pick);
    if (!round) return null;
    const { member } = round;
    const won = member === 'noah' || pick % 2 === 1 ? '4.40' : '0.00';
    const gameSession = sessions[member === 'noah' ? 'noah' : 'ruby'];
    const named = { gameSession, transaction: memory.key(), round: round.round };
    const body = call === 'win' ? { ...named, amount: won, currency: 'AUD' } : { ...named, bet: round.bet };
    return orderOf({
      once: true,
      ask: () => client.vendor(slotTable.vendor, call, body),
      proves: () => {
        memory.rounds.set(round.round, { ...round, open: false });
        if (call === 'win') memory.post(member, 'PAYOUT', exact(won));
        else memory.post(member, 'BET_REFUND', round.amount);
      },
    });
  },
});

const logIn: Operation = {
  name: 'login',
  refusals: [],
  order: ({ client, memory }) =>
    orderOf({
      once: false,
      ask: () => client.logIn('noah'),
      proves: (token) => memory.tokens.push(token),
    }),
};

/** What is played, and the logins. */
export function playOperations(seats: Seats): readonly Operation[] {
  return [
    spin,
    startGameSession,
    freeSpin,
    placeBet,
    cashOut,
    vendorBet(seats),
    vendorEnd(seats, 'win'),
    vendorEnd(seats, 'rollback'),
    logIn,
  ];
}
