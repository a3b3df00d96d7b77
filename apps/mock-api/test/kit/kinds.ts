import { z } from 'zod';
import type { TestPlatform } from './index.ts';
import { pageCall } from './play-calls.ts';

const round = z.object({
  round: z.string(),
  status: z.string(),
  stake: z.string(),
  payout: z.string(),
  balance: z.string(),
  step: z.number(),
  next: z.array(z.string()),
});

export type Round = z.infer<typeof round>;

/** What a table asks of its server. */
const asking =
  (platform: TestPlatform, { code, ticket }: { readonly code: string; readonly ticket: string }) =>
  async (call: string, body: object) => {
    const answer = await pageCall(platform, call, { ticket, ...body }, code);
    return answer.status === 200
      ? round.parse(answer.body)
      : Promise.reject(new Error(JSON.stringify(answer)));
  };

export interface Played {
  readonly code: string;
  readonly stake: string;
  readonly choice: unknown;
  /** What is done in a round that stands open. */
  readonly action?: (open: Round) => unknown;
}

/** A game of each kind whose rounds are a member's own, and how one is played. */
export const kinds: readonly [name: string, played: Played][] = [
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

/** Plays a round to its end. */
export async function playKind(
  platform: TestPlatform,
  { code, stake, choice, action }: Played,
  { ticket, request }: { readonly ticket: string; readonly request: string },
): Promise<Round> {
  const ask = asking(platform, { code, ticket });
  let now = await ask('begin', { request, stake, choice });
  while (now.status === 'OPEN') {
    now = await ask('act', { round: now.round, step: now.step, action: action?.(now) });
  }
  return now;
}
