import { houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { LedgerWallet, HouseAccount } from '#platform/ledger/index.ts';
import type { TransactionType } from '#platform/store/contract-types.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { catalogueIds, units } from './lookup.ts';
import { depositMoney } from './deposited.ts';
import { seededMemberId } from './members.ts';
import { methodName } from './payments/methods.ts';
import { playRound } from './rounds.ts';
import type { PlayedRound } from './rounds.ts';
import { addRows } from './store.ts';
import { DAY_MS, MINUTE_MS } from './times.ts';

const MIA = seededMemberId('mia');

interface Movement {
  readonly type: TransactionType;
  readonly wallet: LedgerWallet;
  readonly amount: bigint;
  readonly house: HouseAccount;
  readonly name: string;
  readonly at: number;
}

interface Evening {
  readonly daysAgo: number;
  readonly wallet: LedgerWallet;
  readonly stake: string;
  readonly rounds: number;
  /** What single rounds paid, by their number from 0; the others were lost. */
  readonly wins: Readonly<Record<number, string>>;
  readonly games: readonly string[];
}

const pokies = ['Moonlit Dingo', 'Wattle Fortune', 'Iron Outlaw', 'Bogong Moth', 'Opal Fever', 'Queen Bee'];
const tables = ['Two-Up Ring', 'European Roulette', 'Velvet Baccarat'];

/**
 * What mia played in the last month. What was won was played again, and what the wallets lost in all equals what came in,
 * so that she holds the AUD 1,000.00 main cash of the interfaces.
 */
const evenings: readonly Evening[] = [
  {
    daysAgo: 28,
    wallet: 'MAIN',
    stake: '4.00',
    rounds: 10,
    wins: { 2: '9.60', 6: '22.00', 7: '4.40' },
    games: pokies,
  },
  { daysAgo: 21, wallet: 'CASINO', stake: '4.00', rounds: 9, wins: { 4: '15.00' }, games: tables },
  { daysAgo: 20, wallet: 'CASINO', stake: '1.00', rounds: 15, wins: {}, games: pokies },
  { daysAgo: 7, wallet: 'MAIN', stake: '2.50', rounds: 12, wins: { 3: '6.25', 10: '20.00' }, games: pokies },
  { daysAgo: 3, wallet: 'CASINO', stake: '5.25', rounds: 5, wins: {}, games: tables },
  {
    daysAgo: 0.7,
    wallet: 'MAIN',
    stake: '6.60',
    rounds: 12,
    wins: { 1: '13.20', 5: '26.40' },
    games: pokies,
  },
  { daysAgo: 0.4, wallet: 'CASINO', stake: '6.60', rounds: 6, wins: {}, games: pokies },
];

async function post(
  unit: Unit,
  key: string,
  { type, wallet, amount, house, name, at }: Movement,
): Promise<void> {
  await unit.post({
    key,
    type,
    memberId: MIA,
    postings: [
      { account: houseAccount(house, 'AUD'), amount: -amount },
      { account: memberAccount(MIA, wallet, 'AUD'), amount },
    ],
    details: { name },
    at: new Date(at),
  });
}

const move = (unit: Unit, key: string, movement: Movement): Promise<void> =>
  post(unit, `history:mia:${key}`, movement);

function roundsOf(evening: Evening, index: number, now: number): PlayedRound[] {
  return Array.from({ length: evening.rounds }, (_, number) => ({
    person: 'mia',
    key: `${String(index + 1)}_${String(number + 1)}`,
    game: evening.games[number % evening.games.length] ?? 'Moonlit Dingo',
    wallet: evening.wallet,
    stake: units(evening.stake),
    payout: units(evening.wins[number] ?? '0.00'),
    status: 'SETTLED',
    at: now - Math.round(evening.daysAgo * DAY_MS) + number * 3 * MINUTE_MS,
  }));
}

function specialRounds(now: number): PlayedRound[] {
  const stake = units('6.60');
  const sport = { person: 'mia', game: 'Magpie Sportsbook', stake, wallet: 'MAIN', payout: 0n } as const;
  const hours = (count: number): number => now - count * 60 * MINUTE_MS;
  return [
    { ...sport, key: 'cashout', payout: units('3.10'), status: 'CASHOUT', at: hours(12) },
    { ...sport, key: 'again', wallet: 'SPORT', stake: units('3.10'), status: 'SETTLED', at: hours(8) },
    {
      person: 'mia',
      key: 'canceled',
      game: 'Moonlit Dingo',
      wallet: 'MAIN',
      stake,
      payout: 0n,
      status: 'CANCELED',
      at: hours(6),
    },
    { ...sport, key: 'open', status: 'UNSETTLED', at: hours(2) },
  ];
}

interface Payment {
  readonly id: string;
  readonly amount: string;
  readonly daysAgo: number;
}

const approved = { memberId: MIA, currency: 'AUD', status: 'APPROVED' } as const;

async function withdraw(unit: Unit, { id, amount, daysAgo }: Payment): Promise<void> {
  const at = unit.now.getTime() - daysAgo * DAY_MS;
  await addRows(unit.db, 'withdrawals', {
    ...approved,
    id: `wdr_${id}`,
    withdrawalMethodId: 'wm_bank',
    amountMinor: units(amount),
    feeMinor: 0n,
    createdAt: at,
    changedAt: at + DAY_MS,
  });
  const amountMinor = units(amount);
  await addRows(unit.db, 'withdrawalTakings', { withdrawalId: `wdr_${id}`, wallet: 'MAIN', amountMinor });
  await post(unit, `withdrawal:wdr_${id}`, {
    type: 'WITHDRAWAL',
    wallet: 'MAIN',
    amount: -amountMinor,
    house: 'HELD',
    name: methodName('wm_bank'),
    at,
  });
  await unit.post({
    key: `withdrawal:wdr_${id}:paid`,
    type: 'WITHDRAWAL',
    memberId: null,
    postings: [
      { account: houseAccount('HELD', 'AUD'), amount: -amountMinor },
      { account: houseAccount('CASH_OUT', 'AUD'), amount: amountMinor },
    ],
    details: { name: methodName('wm_bank') },
    at: new Date(at + DAY_MS),
  });
}

/** A deposit of mia's that her bank turned down. */
async function failToDeposit(unit: Unit, { id, amount, daysAgo }: Payment): Promise<void> {
  const at = unit.now.getTime() - daysAgo * DAY_MS;
  await addRows(unit.db, 'deposits', {
    memberId: MIA,
    currency: 'AUD',
    status: 'FAILED',
    id: `dep_${id}`,
    paymentMethodId: 'pm_card',
    promoId: null,
    cryptoCurrency: null,
    amountMinor: units(amount),
    createdAt: at,
    changedAt: at,
  });
}

/** A month of mia's deposits, bets, winnings, a withdrawal and a cashback, oldest first. */
export async function seedHistory(unit: Unit): Promise<void> {
  const ids = await catalogueIds(unit.db);
  const now = unit.now.getTime();
  const mia = { person: 'mia' } as const;
  const cashback = {
    type: 'CASHBACK',
    wallet: 'MAIN',
    amount: units('12.40'),
    house: 'CASHBACK',
    name: 'Monday cashback',
  } as const;
  await depositMoney(unit, { ...mia, key: 'mia_1', amount: units('200.00'), at: now - 29 * DAY_MS });
  await failToDeposit(unit, { id: 'mia_1f', amount: '50.00', daysAgo: 27 });
  await withdraw(unit, { id: 'mia_1w', amount: '100.00', daysAgo: 14 });
  await move(unit, 'cashback', { ...cashback, at: now - 10 * DAY_MS });
  await depositMoney(unit, { ...mia, key: 'mia_2', amount: units('50.00'), at: now - DAY_MS });
  const rounds = [
    ...evenings.flatMap((evening, index) => roundsOf(evening, index, now)),
    ...specialRounds(now),
  ];
  for (const round of rounds.toSorted((a, b) => a.at - b.at)) await playRound(unit, ids, round);
}
