import { money } from '../../money/index.ts';
import type { Minor } from '../../money/index.ts';
import { dealCard, rankOf, ranks } from '../deck.ts';
import type { Card } from '../deck.ts';
import { stepwise } from '../model.ts';
import type { Json, RoundState, StudioModel } from '../model.ts';
import { rational } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { dividedBy, isMore, one, plus, times } from '../rational-sums.ts';

export type Guess = 'HIGHER' | 'LOWER';

const highest = ranks.length;

/** From so many stakes on, in hundredths, a round is paid by itself. */
const limit = 100_000n;

/** Of the thirteen ranks, how many a guess is right for. */
const waysFor = (rank: number, guess: Guess): number => (guess === 'HIGHER' ? highest - rank : rank - 1);

/** What the guesses that came true are worth, in hundredths of the stake: 97 of 100 of the fair pay, rounded down. */
export function worthOf(fair: Rational): bigint {
  return (97n * fair.over) / fair.under;
}

/** The fair pay for a guess, in stakes. */
export const fairFor = (rank: number, guess: Guess): Rational =>
  rational(BigInt(highest), BigInt(waysFor(rank, guess)));

export const guessesAt = (rank: number): readonly Guess[] =>
  (['HIGHER', 'LOWER'] as const).filter((guess) => waysFor(rank, guess) > 0);

/** What is paid back on average to whoever makes this one guess and cashes out. */
export const returnFor = (rank: number, guess: Guess): Rational =>
  dividedBy(rational(worthOf(fairFor(rank, guess)), 100n), fairFor(rank, guess));

/** Of one guess that is as likely as can be, over every first card. */
function exactReturn(): Rational {
  const sum = ranks
    .map((_, index) => index + 1)
    .map((rank) =>
      guessesAt(rank).reduce((best, each) =>
        isMore(fairFor(rank, best), fairFor(rank, each)) ? each : best,
      ),
    )
    .reduce((total, guess, index) => plus(total, returnFor(index + 1, guess)), rational(0n));
  return times(sum, rational(1n, BigInt(highest)));
}

interface Run {
  readonly stake: Minor;
  readonly cards: readonly Card[];
  readonly guesses: readonly Guess[];
  /** What the guesses so far are worth without an edge, in stakes. */
  readonly fair: Rational;
  readonly end: 'LOST' | 'CASHED_OUT' | null;
}

const lastRank = ({ cards }: Run): number => rankOf(cards.at(-1) ?? '');

const worthNow = ({ stake, guesses, end, fair }: Run): Minor =>
  guesses.length === 0 || end === 'LOST' ? money.zero : money.of((stake * worthOf(fair)) / 100n);

function nextOf(run: Run): readonly string[] {
  if (run.end !== null) return [];
  return run.guesses.length === 0 ? guessesAt(lastRank(run)) : ['CASH_OUT', ...guessesAt(lastRank(run))];
}

function guessed(run: Run, guess: Guess, card: Card): Run {
  const rank = lastRank(run);
  const isRight = guess === 'HIGHER' ? rankOf(card) > rank : rankOf(card) < rank;
  const fair = times(run.fair, fairFor(rank, guess));
  const end = isRight ? (worthOf(fair) >= limit ? 'CASHED_OUT' : null) : 'LOST';
  return { ...run, cards: [...run.cards, card], guesses: [...run.guesses, guess], fair, end };
}

/** What the round would be worth after each guess that can be made now. */
function worthsNext(run: Run) {
  if (run.end !== null) return null;
  const rank = lastRank(run);
  return Object.fromEntries(
    guessesAt(rank).map((guess) => {
      const worth = worthOf(times(run.fair, fairFor(rank, guess)));
      return [guess, { ways: waysFor(rank, guess), worth: money.of((run.stake * worth) / 100n) }];
    }),
  );
}

function show(run: Run): RoundState {
  const { stake, cards, guesses, end } = run;
  return {
    view: { cards, guesses, end, worth: worthNow(run), worthsNext: worthsNext(run) },
    next: nextOf(run),
    stakes: [stake],
    payouts: end === null ? null : [worthNow(run)],
  };
}

export const hiLo: StudioModel = {
  id: 'HI_LO',
  kind: 'HI_LO',
  volatility: 'MEDIUM',
  rules: [
    'Say whether the next card is higher or lower than the last. An ace is the lowest, a king the highest; an equal card loses.',
    'Each card is drawn from a full deck, so that what was dealt before changes nothing.',
    'Every guess that comes true raises what the round is worth, the less likely it was the more; cash out after any of them.',
    'A guess that does not come true ends the round, and the stake is lost.',
    'Each pay is 97 of 100 of the fair one, rounded down to a hundredth of the stake. From 1,000 stakes on the round is paid by itself.',
    'Because pays are rounded down, any other way to play returns between 96.07 and 97.00 %.',
  ],
  returnOf: 'to whoever takes the likelier guess once and cashes out',
  exactReturn,
  staking: 'RUNG',
  stakesOf: (ladder) => ladder.filter((stake) => stake % 100n === 0n),
  table: { ranks: [...ranks] },
  play: stepwise<Run>({
    begin: ({ stake, choice }, draws) =>
      choice === null ? { stake, cards: [dealCard(draws)], guesses: [], fair: one, end: null } : null,
    act: (run, action: Json, draws) => {
      const move = nextOf(run).find((each) => each === action);
      if (move === undefined) return null;
      if (move === 'CASH_OUT') return { ...run, end: 'CASHED_OUT' };
      return guessed(run, move === 'HIGHER' ? 'HIGHER' : 'LOWER', dealCard(draws));
    },
    show,
  }),
};
