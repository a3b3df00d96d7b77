import { houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { BookedWallet, Posting } from '#platform/ledger/index.ts';
import type { TransactionType } from '#platform/store/contract-types.ts';
import type { Unit } from '#platform/worlds/index.ts';
import type { CatalogueIds } from './lookup.ts';
import { units } from './lookup.ts';
import { seededMemberId } from './members.ts';
import { rivals } from './rivals.ts';
import type { Rival } from './rivals.ts';
import { addRows } from './store.ts';
import { DAY_MS } from './times.ts';

interface RivalBet {
  readonly key: string;
  readonly rival: Rival;
  readonly game: string;
  readonly currency: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly at: number;
}

interface Leg {
  readonly part: 'bet' | 'win';
  readonly type: TransactionType;
  readonly wallet: BookedWallet;
  readonly amount: bigint;
}

async function book(unit: Unit, bet: RivalBet, vendor: string, leg: Leg): Promise<void> {
  const memberId = seededMemberId(bet.rival);
  const postings: Posting[] = [
    { account: houseAccount(`GAMES:${vendor}`, bet.currency), amount: -leg.amount },
    { account: memberAccount(memberId, leg.wallet, bet.currency), amount: leg.amount },
  ];
  await unit.post({
    key: `history:${bet.rival}:${bet.key}:${leg.part}`,
    type: leg.type,
    memberId,
    postings,
    details: { name: bet.game },
    at: new Date(bet.at),
  });
}

async function play(unit: Unit, ids: CatalogueIds, bet: RivalBet): Promise<void> {
  const { key, rival, currency, stake, payout, at } = bet;
  const game = ids.game(bet.game);
  await addRows(unit.db, 'bets', {
    id: `bet_${rival}_${key}`,
    memberId: seededMemberId(rival),
    gameId: game.id,
    gameCategoryId: game.category,
    gameSessionId: null,
    roundId: `${rival}-${key}`,
    status: 'SETTLED',
    currency,
    currencyType: 'FIAT',
    fiatCurrency: currency,
    effectiveBetMinor: stake,
    fiatEffectiveBetMinor: stake,
    payoutMinor: payout,
    fiatPayoutMinor: payout,
    placedAt: at,
    settledAt: at,
  });
  await book(unit, bet, game.vendor, { part: 'bet', type: 'BET', wallet: 'MAIN', amount: -stake });
  if (payout > 0n) {
    await book(unit, bet, game.vendor, { part: 'win', type: 'PAYOUT', wallet: 'CASINO', amount: payout });
  }
}

/** What every rival plays once or several times; figures are those of the rivals in their order. */
interface Plays {
  readonly key: string;
  readonly game: string;
  readonly currency: string;
  readonly daysAgo: number;
  readonly rounds: number;
  readonly stakes: readonly string[] | string;
  readonly payouts: readonly string[] | string;
}

const plays: readonly Plays[] = [
  {
    key: 'winter',
    game: 'Sugar Melon',
    currency: 'AUD',
    daysAgo: 30,
    rounds: 2,
    stakes: [
      '55.00',
      '47.00',
      '40.50',
      '35.00',
      '30.00',
      '25.50',
      '22.00',
      '19.00',
      '16.50',
      '14.00',
      '12.00',
    ],
    payouts: '0.00',
  },
  {
    key: 'spin',
    game: 'Iron Outlaw',
    currency: 'AUD',
    daysAgo: 5,
    rounds: 1,
    stakes: '1.00',
    payouts: [
      ...['128.05', '102.44', '81.95', '65.55', '52.40', '41.95'],
      ...['33.55', '26.85', '21.45', '17.15', '13.75'],
    ],
  },
  {
    key: 'bay',
    game: 'Lighthouse Keeper',
    currency: 'AUD',
    daysAgo: 2,
    rounds: 4,
    stakes: ['23.00', '19.30', '19.30', '13.60', '11.45', '7.00', '6.00', '5.00', '4.00', '3.00', '2.00'],
    payouts: '0.00',
  },
  {
    key: 'cloud',
    game: 'Velvet Kookaburra',
    currency: 'NZD',
    daysAgo: 4,
    rounds: 1,
    stakes: '5.00',
    payouts: [
      ...['402.50', '281.75', '197.25', '138.05', '96.65', '67.65'],
      ...['47.35', '33.15', '23.20', '16.25', '11.40'],
    ],
  },
];

const figure = (figures: readonly string[] | string, index: number, currency: string): bigint =>
  units(typeof figures === 'string' ? figures : (figures[index] ?? '0.00'), currency);

/** The bets of the rivals, oldest first. */
export async function seedRivalBets(unit: Unit, ids: CatalogueIds): Promise<void> {
  for (const { key, game, currency, daysAgo, rounds, stakes, payouts } of plays) {
    for (const [index, rival] of rivals.entries()) {
      for (let round = 0; round < rounds; round += 1) {
        await play(unit, ids, {
          key: `${key}_${String(round + 1)}`,
          rival,
          game,
          currency,
          stake: figure(stakes, index, currency),
          payout: figure(payouts, index, currency),
          at: unit.now.getTime() - daysAgo * DAY_MS + round * 60_000,
        });
      }
    }
  }
}
