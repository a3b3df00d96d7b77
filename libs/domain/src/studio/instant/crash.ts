import { money } from '../../money/index.ts';
import type { Minor } from '../../money/index.ts';
import type { Draws } from '../fairness.ts';
import { stepwise } from '../model.ts';
import type { Json, RoundState, StudioModel } from '../model.ts';
import { rational } from '../rational.ts';
import type { Rational } from '../rational.ts';

/** Of how many draws each is as likely as any other. */
const draws32 = 2 ** 32;

/** What is returned of a hundred, before a crash is cut to whole hundredths. */
const edge = 97n;

const lowest = 101;
const highest = 100_000;

/** Where a flight may be left by hand, in hundredths of the stake: each rung is a twentieth higher, to whole hundredths. */
export const rungs: readonly number[] = (() => {
  const found = [100];
  for (let next = 100; next < highest;) {
    next = Math.min(highest, Math.floor((next * 21) / 20));
    found.push(next);
  }
  return found;
})();

/** How many of the draws fly at least so high. */
export const flightsTo = (hundredths: number): bigint => (edge * BigInt(draws32)) / BigInt(hundredths);

/** Where the flight of a draw ends, in hundredths; it may be left there at the latest. */
export const crashOf = (draw: number): number =>
  Number((edge * BigInt(draws32)) / (BigInt(draws32) - BigInt(draw)));

/** What is paid back on average to whoever always leaves there. */
export const returnAt = (hundredths: number): Rational =>
  rational(BigInt(hundredths) * flightsTo(hundredths), 100n * BigInt(draws32));

interface Flight {
  readonly stake: Minor;
  readonly crash: number;
  /** Where it is left by itself, in hundredths; null when by hand. */
  readonly target: number | null;
  /** The rung that was reached. */
  readonly rung: number;
  readonly end: 'LEFT' | 'CRASHED' | null;
}

const heightOf = ({ rung, target, end }: Flight): number =>
  target !== null && end === 'LEFT' ? target : (rungs[rung] ?? highest);

const worthAt = (stake: Minor, hundredths: number): Minor => money.of((stake * BigInt(hundredths)) / 100n);

const isTarget = (choice: Json): choice is number =>
  typeof choice === 'number' && Number.isInteger(choice) && choice >= lowest && choice <= highest;

function begin(stake: Minor, choice: Json, draws: Draws): Flight | null {
  if (choice !== null && !isTarget(choice)) return null;
  const crash = crashOf(draws.below(draws32));
  const flight = { stake, crash, target: choice, rung: 0 };
  if (choice !== null) return { ...flight, end: crash >= choice ? 'LEFT' : 'CRASHED' };
  return { ...flight, end: crash < 100 ? 'CRASHED' : null };
}

function act(flight: Flight, action: Json): Flight | null {
  if (flight.end !== null) return null;
  if (action === 'CASH_OUT' && flight.rung > 0) return { ...flight, end: 'LEFT' };
  if (action !== 'FLY') return null;
  const rung = flight.rung + 1;
  const height = rungs[rung] ?? highest;
  if (flight.crash < height) return { ...flight, end: 'CRASHED' };
  return { ...flight, rung, end: height === highest ? 'LEFT' : null };
}

function show(flight: Flight): RoundState {
  const { stake, crash, target, rung, end } = flight;
  const height = heightOf(flight);
  const worth = end === 'CRASHED' || (rung === 0 && end === null) ? money.zero : worthAt(stake, height);
  return {
    // Where it would have crashed is told once nothing hangs on it.
    view: { target, rung, height, crash: end === null ? null : Math.min(crash, highest), end, worth },
    next: end === null ? (rung === 0 ? ['FLY'] : ['CASH_OUT', 'FLY']) : [],
    stakes: [stake],
    payouts: end === null ? null : [worth],
  };
}

export const crash: StudioModel = {
  id: 'CRASH',
  kind: 'CRASH',
  volatility: 'HIGH',
  rules: [
    'What your stake is worth rises until the flight crashes. Cash out before, or lose the stake.',
    'By hand, you cash out what was reached; each step up is a twentieth. Whether the next one is reached was decided before the flight.',
    'Or choose where it is cashed out by itself, and the round is decided at once.',
    'A flight reaches twice the stake 97 times in 200, ten times the stake 97 times in 1,000, and so on; three in a hundred crash at once.',
    'At 1,000 stakes a flight is paid by itself. No way to play is better than another: each returns 97.00 %.',
  ],
  returnOf: null,
  exactReturn: () => returnAt(200),
  staking: 'RUNG',
  stakesOf: (ladder) => ladder.filter((stake) => stake % 100n === 0n),
  table: { rungs: [...rungs], lowest, highest, edge: Number(edge) },
  play: stepwise<Flight>({
    begin: ({ stake, choice }, draws) => begin(stake, choice, draws),
    act,
    show,
  }),
};
