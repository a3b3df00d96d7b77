import { jackpotCountsText } from '@magpie/domain/jackpots';
import { houseAccount } from '#platform/ledger/index.ts';
import type { JackpotPoolStatus, JackpotStatus } from '#platform/store/contract-types.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { providerId } from './catalogue/index.ts';
import { addRows } from './store.ts';
import { DAY_MS } from './times.ts';

interface JackpotSeed {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly type: string;
  readonly pool: bigint;
  readonly poolStatus: JackpotPoolStatus;
  readonly status: JackpotStatus;
  readonly turnover: bigint;
  readonly win: bigint;
  /** Hundredths of a percent of the stake by provider. */
  readonly feeds: Readonly<Record<string, number>>;
}

const jackpots: readonly JackpotSeed[] = [
  {
    id: 'jackpot_southern_cross',
    name: 'Southern Cross',
    description: 'The big one. It grows with every spin on six studios and pays out at any hour.',
    type: 'Progressive',
    pool: 4_821_060n,
    poolStatus: 'PAYING_OUT',
    status: 'ACTIVE',
    turnover: 10_000n,
    win: 5_000n,
    feeds: { Nightjar: 100, Saltbush: 100, Ironbark: 75, Copperhead: 75, 'Blue Gum': 50, Pickaxe: 50 },
  },
  {
    id: 'jackpot_harbour_lights',
    name: 'Harbour Lights',
    description: 'Fed by the fish games and everything with salt on it.',
    type: 'Progressive',
    pool: 1_290_540n,
    poolStatus: 'PAYING_OUT',
    status: 'ACTIVE',
    turnover: 5_000n,
    win: 2_500n,
    feeds: { Tidewater: 150, Wharfside: 125, Southerly: 100 },
  },
  {
    id: 'jackpot_red_centre',
    name: 'Red Centre',
    description: 'Young and nearly full. It can be won once it reaches its mark.',
    type: 'Progressive',
    pool: 999_740n,
    poolStatus: 'ACCUMULATING',
    status: 'ACTIVE',
    turnover: 2_000n,
    win: 1_000n,
    feeds: { Redgum: 100, 'Long Paddock': 100, Drover: 80 },
  },
  {
    id: 'jackpot_last_light',
    name: 'Last Light',
    description: 'Closing after its next win.',
    type: 'Must drop',
    pool: 1_004_780n,
    poolStatus: 'PAYING_OUT',
    status: 'CLOSING',
    turnover: 2_000n,
    win: 1_000n,
    feeds: { Verandah: 100, 'Milk Bar': 100 },
  },
  {
    id: 'jackpot_dry_season',
    name: 'Dry Season',
    description: 'Switched off until the wet.',
    type: 'Progressive',
    pool: 100_000n,
    poolStatus: 'ACCUMULATING',
    status: 'DISABLED',
    turnover: 2_000n,
    win: 1_000n,
    feeds: { 'Lantern Row': 100 },
  },
];

/** What every jackpot of the platform is ruled by (JACK-10). */
const rules = {
  seedMinor: 100_000n,
  lowThresholdMinor: 200_000n,
  highThresholdMinor: 1_000_000n,
  payoutPercentage: 80,
} as const;

const termsList = [
  'The pool pays from A$10,000.00 up until it has fallen to A$2,000.00.',
  'One win pays 80% of the pool.',
  'The pool starts again with what is left, and with A$1,000.00 at least.',
  'You take part once you have reached the turnover. Your next win of the win requirement or more then wins the jackpot.',
  jackpotCountsText,
];

const terms = `<p>A share of every cash bet on the listed studios goes into the pool.</p><ul>${termsList.map((term) => `<li>${term}</li>`).join('')}</ul>`;

const payouts: readonly (readonly [
  jackpot: string,
  username: string,
  amount: bigint,
  bet: bigint,
  daysAgo: number,
])[] = [
  ['jackpot_southern_cross', 'kelpie88', 3_912_440n, 250n, 6],
  ['jackpot_harbour_lights', 'tidal_pete', 964_315n, 100n, 11],
  ['jackpot_last_light', 'wattlebird', 822_060n, 200n, 15],
  ['jackpot_southern_cross', 'joeyd', 2_740_995n, 500n, 23],
  ['jackpot_harbour_lights', 'quoll77', 1_102_350n, 60n, 31],
  ['jackpot_red_centre', 'brumby.lane', 801_020n, 120n, 38],
  ['jackpot_southern_cross', 'marg_o', 5_120_700n, 1_000n, 52],
  ['jackpot_last_light', 'saltandpepper', 910_480n, 80n, 60],
  ['jackpot_harbour_lights', 'noddy', 870_125n, 40n, 74],
  ['jackpot_red_centre', 'yabbie', 834_400n, 250n, 81],
  ['jackpot_southern_cross', 'galah42', 4_003_010n, 200n, 97],
  ['jackpot_last_light', 'undertow', 815_900n, 100n, 120],
];

async function addJackpot(unit: Unit, jackpot: JackpotSeed): Promise<void> {
  const { id, name, description, type, status } = jackpot;
  await addRows(unit.db, 'jackpots', {
    ...{ id, name, description, type, status, ...rules },
    rules: terms,
    currency: 'AUD',
    poolStatus: jackpot.poolStatus,
    turnoverRequirementMinor: jackpot.turnover,
    winRequirementMinor: jackpot.win,
  });
  const feeds = Object.entries(jackpot.feeds).map(([provider, contribution]) => {
    return { jackpotId: id, providerId: providerId(provider), contribution };
  });
  await addRows(unit.db, 'jackpotContributions', feeds);
  await unit.post({
    key: `opening:${id}`,
    type: 'SYSTEM_CREDIT',
    memberId: null,
    postings: [
      { account: houseAccount('OPENING', 'AUD'), amount: -jackpot.pool },
      { account: houseAccount(`JACKPOT:${id}`, 'AUD'), amount: jackpot.pool },
    ],
    details: { name: `${name} pool` },
  });
}

/** Jackpots of both pool states with what feeds them, and their past winners, whose accounts are not in this world. */
export async function seedJackpots(unit: Unit): Promise<void> {
  for (const jackpot of jackpots) await addJackpot(unit, jackpot);
  for (const [jackpotId, username, amountMinor, betMinor, daysAgo] of payouts.toReversed()) {
    const paidAt = unit.now.getTime() - daysAgo * DAY_MS;
    const win = { jackpotId, username, currency: 'AUD', amountMinor, betMinor, paidAt };
    await addRows(unit.db, 'jackpotPayouts', { id: unit.id('jpw'), ...win });
  }
}
