import type { Draws } from '../fairness.ts';
import { drawnOnce, fieldTable, returnOn } from '../field-game.ts';
import type { BetField, Chance } from '../field-game.ts';
import type { StudioModel } from '../model.ts';

type TwoUpResult = 'HEADS' | 'TAILS' | 'FIVE_ODDS';

const maxOdds = 5;

/** Of 4 to the power of five: a pair of coins falls odd in two of four ways, and on each face in one. */
export function twoUpChances(): readonly Chance<TwoUpResult>[] {
  const all = 4n ** BigInt(maxOdds);
  const odds = 2n ** BigInt(maxOdds);
  const even = (all - odds) / 2n;
  return [
    { result: 'HEADS', ways: even },
    { result: 'TAILS', ways: even },
    { result: 'FIVE_ODDS', ways: odds },
  ];
}

const backOn = (won: TwoUpResult, back: number) => (result: TwoUpResult) => (result === won ? back : 0);

const fields: readonly BetField<TwoUpResult>[] = [
  { id: 'HEADS', name: 'Heads', pays: '1 to 1', back: backOn('HEADS', 200) },
  { id: 'TAILS', name: 'Tails', pays: '1 to 1', back: backOn('TAILS', 200) },
  { id: 'FIVE_ODDS', name: 'Five odds', pays: '30 to 1', back: backOn('FIVE_ODDS', 3100) },
];

const table = fieldTable({ fields, unit: 1n, returnOf: (field) => returnOn(field, twoUpChances()) });

type Toss = 'HH' | 'HT' | 'TH' | 'TT';

const tosses: readonly Toss[] = ['HH', 'HT', 'TH', 'TT'];

/** Tosses until both coins show the same, five times at most. */
function tossed(draws: Draws): readonly Toss[] {
  const fallen: Toss[] = [];
  do fallen.push(tosses[draws.below(tosses.length)] ?? 'HT');
  while (fallen.at(-1) !== 'HH' && fallen.at(-1) !== 'TT' && fallen.length < maxOdds);
  return fallen;
}

const results: Readonly<Record<Toss, TwoUpResult>> = {
  HH: 'HEADS',
  TT: 'TAILS',
  HT: 'FIVE_ODDS',
  TH: 'FIVE_ODDS',
};

export const twoUp: StudioModel = {
  id: 'TWO_UP',
  kind: 'TWO_UP',
  volatility: 'LOW',
  rules: [
    'Two coins are tossed until they show the same: two heads or two tails.',
    'One of each is odds, and they are tossed again. After five odds in a row the round is over.',
    'Heads and tails pay 1 to 1, and lose on five odds. Five odds pays 30 to 1.',
    'Every bet returns alike: five odds come once in 32 rounds.',
  ],
  returnOf: null,
  exactReturn: () => table.returnOn('HEADS'),
  staking: table.staking,
  stakesOf: table.stakesOf,
  table: { maxOdds, fields: table.shown() },
  play: drawnOnce(table, (draws) => {
    const fallen = tossed(draws);
    const result = results[fallen.at(-1) ?? 'HT'];
    return { result, shown: { result, tosses: fallen } };
  }),
};
