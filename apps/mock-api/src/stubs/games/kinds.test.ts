import { modelOfGame } from '@magpie/domain/studio';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { seatedAtGame } from '#test/kit/launches.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { startPlayPlatform } from '#test/kit/play.ts';
import { pageCall } from '#test/kit/play-calls.ts';
import { catalogueOf } from '#modules/games/index.ts';
import { audit, balances } from '#platform/ledger/index.ts';

const platform = platformForFile(startPlayPlatform);

const round = z.object({
  round: z.string(),
  status: z.string(),
  stake: z.string(),
  payout: z.string(),
  balance: z.string(),
  step: z.number(),
  next: z.array(z.string()),
});

const told = z.object({
  last: z.null(),
  look: z.object({ emblem: z.string() }),
  model: z.object({ returned: z.string(), rules: z.array(z.string()) }),
  stakes: z.array(z.string()),
});

type Round = z.infer<typeof round>;

const cents = (decimal: string): bigint => BigInt(decimal.replace('.', ''));

/** What a table asks of its server. */
const asking = (code: string, ticket: string) => async (call: string, body: object) => {
  const answer = await pageCall(platform, call, { ticket, ...body }, code);
  return answer.status === 200 ? round.parse(answer.body) : Promise.reject(new Error(JSON.stringify(answer)));
};

interface Played {
  readonly code: string;
  readonly stake: string;
  readonly choice: unknown;
  /** What is done in a round that stands open. */
  readonly action?: (open: Round) => unknown;
}

const games: readonly [name: string, played: Played][] = [
  [
    'blackjack',
    {
      code: 'speed-blackjack',
      stake: '2.00',
      choice: null,
      action: ({ next }) => ['SPLIT', 'DOUBLE', 'STAND'].find((move) => next.includes(move)),
    },
  ],
  [
    'mines',
    {
      code: 'outback-mines',
      stake: '2.00',
      choice: 3,
      action: ({ next, step }) => (step > 2 ? 'CASH_OUT' : next.find((each) => each !== 'CASH_OUT')),
    },
  ],
  ['a lottery draw', { code: 'power-pick-six', stake: '2.00', choice: [3, 9, 14, 20, 27, 36] }],
  ['keno', { code: 'keno-80', stake: '2.00', choice: [7, 14, 21, 28, 35, 42, 49, 56] }],
  ['video poker', { code: 'classic-poker', stake: '2.00', choice: null, action: () => 'HOLD_10010' }],
  ['casino war', { code: 'vegas-casino-war', stake: '2.00', choice: null, action: () => 'WAR' }],
  ['caribbean stud', { code: 'premier-caribbean-stud', stake: '2.00', choice: null, action: () => 'RAISE' }],
  [
    'oasis stud',
    {
      code: 'classic-oasis',
      stake: '2.00',
      choice: null,
      action: ({ next, step }) => (step === 0 ? 'SWAP_2' : next[0]),
    },
  ],
  ['casino hold’em', { code: 'salon-holdem', stake: '2.00', choice: null, action: () => 'RAISE' }],
  ['three card brag', { code: 'three-card-brag', stake: '2.00', choice: null, action: () => 'RAISE' }],
  ['pai gow poker', { code: 'vegas-pai-gow', stake: '2.00', choice: null, action: () => 'HOUSE_WAY' }],
  ['crash', { code: 'golden-crash', stake: '2.00', choice: 150 }],
  [
    'crash by hand',
    {
      code: 'power-crash',
      stake: '2.00',
      choice: null,
      action: ({ next, step }) => (step < 4 ? 'FLY' : next[0]),
    },
  ],
  ['bingo', { code: 'verandah-bingo', stake: '2.00', choice: null }],
  ['a scratch card', { code: 'scratch-card', stake: '2.00', choice: null }],
  ['red dog', { code: 'red-red-dog', stake: '2.00', choice: null, action: () => 'RAISE' }],
  [
    'hi-lo',
    {
      code: 'double-hi-lo',
      stake: '2.00',
      choice: null,
      action: ({ next, step }) => (step > 0 ? 'CASH_OUT' : next[0]),
    },
  ],
  ['fish', { code: 'reef-raiders', stake: '2.00', choice: 'MINNOW' }],
  ['roulette', { code: 'european-roulette', stake: '2.00', choice: { red: 3, 'straight-17': 1 } }],
  ['baccarat', { code: 'velvet-baccarat', stake: '2.00', choice: { BANKER: 4, TIE: 1 } }],
  ['dragon tiger', { code: 'opera-dragon-tiger', stake: '2.00', choice: { DRAGON: 1, TIE: 1 } }],
  ['andar bahar', { code: 'royal-andar-bahar', stake: '2.00', choice: { ANDAR: 1, BAHAR: 1 } }],
  ['sic bo', { code: 'sic-bo-pavilion', stake: '2.00', choice: { big: 3, 'pair-2-5': 1 } }],
  ['craps', { code: 'lightning-craps', stake: '2.00', choice: { PASS: 1, FIELD: 1 }, action: () => 'ROLL' }],
  ['two-up', { code: 'two-up-ring', stake: '2.00', choice: { HEADS: 3, FIVE_ODDS: 1 } }],
];

describe.each(games)('a game of %s', (_name, { code, stake, choice, action }) => {
  it('PLAY-26 stakes and pays each round through the wallet, down to the balance and a clean audit', async () => {
    const { player, ticket } = await seatedAtGame(platform, code);
    const ask = asking(code, ticket);
    let balance = 100_000n;
    for (let count = 0; count < 12; count += 1) {
      let now = await ask('begin', { request: `request-${count}`, stake, choice });
      while (now.status === 'OPEN') {
        now = await ask('act', { round: now.round, step: now.step, action: action?.(now) });
      }
      balance += cents(now.payout) - cents(now.stake);
      expect(['WON', 'LOST']).toContain(now.status);
      expect([cents(now.balance), now.next]).toEqual([balance, []]);
    }
    const held = await balances(player.world.db, player.id, 'AUD');
    expect(held.MAIN + held.CASINO).toBe(balance);
    expect((await audit(player.world.db)).violations).toEqual([]);
  });

  it('states its return, rules and stakes before the first round, and a page of its own', async () => {
    const { ticket } = await seatedAtGame(platform, code);
    const { body } = await pageCall(platform, 'state', { ticket }, code);
    const { look, model, stakes } = told.parse(body);
    expect(look.emblem).toMatch(/^<svg /);
    expect(model.returned).toMatch(/^9\d\.\d\d$/);
    expect(model.rules.length).toBeGreaterThan(1);
    expect(stakes.length).toBeGreaterThan(3);
  });
});

it('PLAY-25 opens behind the seeded cards of tables and draws the kinds that their names say', async () => {
  const {
    player: { world },
  } = await seatedAtGame(platform, 'keno-80');
  const { gameByCode } = await catalogueOf(world);
  const counts = new Map<string, number>();
  for (const { id, category } of gameByCode.values()) {
    if (category === 'SPORTSBOOK' || category === 'SLOTS' || category === 'FISH') continue;
    const { kind } = modelOfGame(category, id);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  expect(Object.fromEntries(counts)).toEqual({
    WHEEL: 27,
    ROULETTE: 24,
    // Blackjack and pontoon.
    BLACKJACK: 33,
    BACCARAT: 22,
    DRAGON_TIGER: 13,
    ANDAR_BAHAR: 13,
    SIC_BO: 14,
    CRAPS: 13,
    TWO_UP: 14,
    POKER: 10,
    PAI_GOW: 11,
    CARIBBEAN_STUD: 11,
    OASIS_STUD: 10,
    HOLDEM: 13,
    BRAG: 1,
    CASINO_WAR: 10,
    RED_DOG: 9,
    HI_LO: 10,
    LOTTERY: 25,
    KENO: 13,
    INSTANT: 8,
    CRASH: 5,
    BINGO: 12,
    SCRATCH: 8,
  });
});
