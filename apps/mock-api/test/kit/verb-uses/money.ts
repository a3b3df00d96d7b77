import { mia, world } from './example.ts';
import type { VerbExample } from './example.ts';

const cashbackOf = (name: string, title: string, amount = '0.00', currency = 'AUD', isClaimable = false) => ({
  ...{ id: `cashback_${name}`, title, amount, currency, isClaimable },
});

const ofElla = [
  {
    id: 'fsp_ella_dingo',
    form: 'FREE_SPINS',
    member: 'mem_ella',
    promo: 'promo_dingo_spins',
    status: 'ACTIVE',
    expiresAt: '2026-03-07T02:00:00.000Z',
  },
  {
    id: 'bon_ella_user_claim',
    form: 'BONUS',
    member: 'mem_ella',
    promo: 'promo_open_gift',
    status: 'PENDING',
    expiresAt: '2026-03-03T02:00:00.000Z',
  },
  {
    id: 'bon_ella_free_spin',
    form: 'BONUS',
    member: 'mem_ella',
    promo: 'promo_spin_gift',
    status: 'PENDING',
    expiresAt: '2026-03-08T02:00:00.000Z',
  },
  {
    id: 'bon_ella_on_deposit',
    form: 'BONUS',
    member: 'mem_ella',
    promo: 'promo_reload_gift',
    status: 'PENDING',
    expiresAt: '2026-03-14T02:00:00.000Z',
  },
  {
    id: 'bon_ella_on_deposit_and_play',
    form: 'BONUS',
    member: 'mem_ella',
    promo: 'promo_reload_gift',
    status: 'PENDING',
    expiresAt: '2026-03-29T02:00:00.000Z',
  },
  {
    id: 'bon_ella_on_registration',
    form: 'BONUS',
    member: 'mem_ella',
    promo: 'promo_open_gift',
    status: 'PENDING',
    expiresAt: '2026-04-01T02:00:00.000Z',
  },
];

const withoutReward = (id: string) => ofElla.filter((reward) => reward.id !== id);

export const money: readonly VerbExample[] = [
  {
    line: 'balance adjust mia@magpie.test 12.50 --wallet sport -w {w}',
    inputs: { member: mia, amount: '12.50', wallet: 'SPORT', world },
    answer: '12.50',
  },
  {
    line: 'balance transfer mia@magpie.test 12.50 --from main --to sport -w {w}',
    inputs: { member: mia, amount: '12.50', from: 'MAIN', to: 'SPORT', world },
    answer: '12.50',
  },
  {
    line: 'payment list mia@magpie.test -w {w}',
    inputs: { member: mia, world },
    answer: [
      {
        id: 'dep_mia_2',
        amount: '50.00',
        currency: 'AUD',
        status: 'APPROVED',
        dateTimeCreated: '2026-03-01T01:58:00.000Z',
      },
      {
        id: 'dep_mia_1f',
        amount: '50.00',
        currency: 'AUD',
        status: 'FAILED',
        dateTimeCreated: '2026-02-03T02:00:00.000Z',
      },
      {
        id: 'dep_mia_1',
        amount: '200.00',
        currency: 'AUD',
        status: 'APPROVED',
        dateTimeCreated: '2026-02-01T01:58:00.000Z',
      },
      {
        id: 'wdr_mia_1w',
        amount: '100.00',
        currency: 'AUD',
        status: 'APPROVED',
        dateTimeCreated: '2026-02-16T02:00:00.000Z',
      },
    ],
  },
  {
    line: 'payment answer wdr_leo_2 approve -w {w}',
    inputs: { payment: 'wdr_leo_2', outcome: 'APPROVE', world },
    answer: 'PENDING',
  },
  {
    line: 'payment move wdr_leo_2 approved -w {w}',
    inputs: { payment: 'wdr_leo_2', status: 'APPROVED', world },
    answer: 'APPROVED',
  },
  { line: 'payment reverse dep_mia_2 -w {w}', inputs: { deposit: 'dep_mia_2', world }, answer: '50.00' },
  {
    line: 'payment lift dep_ella_1 -w {w}',
    inputs: { deposit: 'dep_ella_1', world },
    given: [
      ['balance adjust', { member: 'ella@magpie.test', amount: '-425', world }],
      ['payment reverse', { deposit: 'dep_ella_1', world }],
    ],
    answer: '180.00',
  },
  {
    line: 'award list priya@magpie.test -w {w}',
    inputs: { member: 'priya@magpie.test', world },
    answer: [
      {
        id: 'mpr_6drqrfn7ymafq6spz4ff',
        member: 'mem_priya',
        promo: 'promo_handshake',
        waitsFor: 'RELEASE',
        dateTimeCreated: '2026-03-01T06:00:00.000Z',
        expiresAt: null,
      },
    ],
  },
  {
    line: 'award release mpr_6drqrfn7ymafq6spz4ff -w {w}',
    inputs: { award: 'mpr_6drqrfn7ymafq6spz4ff', world },
    answer: 'ACTIVE',
  },
  {
    line: 'cashback list ella@magpie.test -w {w}',
    inputs: { member: 'ella@magpie.test', world },
    answer: [
      ...[
        cashbackOf('monday', 'Monday Cashback', '3.60', 'AUD', true),
        cashbackOf('fiver', 'The Fiver Back'),
      ],
      cashbackOf('kiwi', 'Kiwi Monday', '0.00', 'NZD'),
      cashbackOf('cup_week', 'Cup Week Cashback', '5.40'),
      cashbackOf('satoshi', 'Satoshi Saver', '0.00000000', 'BTC'),
      cashbackOf('silver_fern', 'Silver Fern Twice a Week', '0.00', 'NZD'),
      cashbackOf('live', 'Live Table Cashback'),
    ],
  },
  {
    line: 'reward list ella@magpie.test -w {w}',
    inputs: { member: 'ella@magpie.test', world },
    answer: ofElla,
  },
  {
    line: 'reward give promo_open_gift mia@magpie.test -w {w}',
    inputs: { promo: 'promo_open_gift', member: mia, world },
    answer: [
      {
        id: 'bon_6earhgnnkv3qn7s256s5',
        form: 'BONUS',
        member: 'mem_mia',
        promo: 'promo_open_gift',
        status: 'PENDING',
        expiresAt: '2026-03-09T02:00:00.000Z',
      },
    ],
  },
  {
    line: 'reward cancel bon_ella_user_claim -w {w}',
    inputs: { reward: 'bon_ella_user_claim', world },
    answer: withoutReward('bon_ella_user_claim'),
  },
  {
    line: 'reward expire fsp_ella_dingo -w {w}',
    inputs: { reward: 'fsp_ella_dingo', world },
    answer: withoutReward('fsp_ella_dingo'),
  },
  {
    line: 'jackpot draw jackpot_harbour_lights mia@magpie.test -w {w}',
    inputs: { jackpot: 'jackpot_harbour_lights', member: mia, world },
    answer: { id: 'jackpot_harbour_lights', pool: '2581.08', poolStatus: 'PAYING_OUT', status: 'ACTIVE' },
  },
  {
    line: 'tournament end tournament_one_good_spin -w {w}',
    inputs: { tournament: 'tournament_one_good_spin', world },
    answer: 3,
  },
  {
    line: 'balance list mia@magpie.test -w {w}',
    inputs: { member: mia, world },
    answer: [
      {
        ...{ currency: 'AUD', cash: '1000.00', main: '1000.00', casino: '0.00', casinoBonus: '0.00' },
        ...{ sport: '0.00', sportBonus: '0.00' },
      },
    ],
  },
  {
    line: 'balance history mia@magpie.test --last 1 -w {w}',
    inputs: { member: mia, last: 1, world },
    answer: [
      {
        ...{ id: 'rec_6drqrfn7nnch0ndcvv7m', entry: 'txn_6drqrfn4ympez08a12mg', type: 'BET', wallet: 'MAIN' },
        ...{ at: '2026-03-02T00:00:00.000Z', currency: 'AUD', amount: '-6.60', balanceAfter: '1000.00' },
        details: 'Magpie Sportsbook',
      },
    ],
  },
];
