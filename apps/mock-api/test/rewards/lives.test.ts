import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lives, printLife, readLife } from './life.ts';
import type { Life } from './life.ts';
import { playLife } from './play-life.ts';
import { smallest } from './smaller.ts';
import type { FailedLife } from './smaller.ts';
import { Stage } from './stage.ts';
import { toldLives } from './told-lives.ts';

/*
 * Lives of members in a seeded world: deposits, bets, claims, cancels, switches, withdrawals and moves of the clock in any
 * order over the wire, on a platform that is killed between steps and within them. All
 * invariants hold after each step.
 *
 * TEST_REWARDS_LIVES says how many lives are lived beside those that are told, TEST_REWARDS_SEED which, and TEST_REWARDS_LIFE lives a single one, in the
 * form in which a failure prints it.
 */

const { env } = process;
const COUNT = Number(env['TEST_REWARDS_LIVES'] ?? 8);
const SEED = Number(env['TEST_REWARDS_SEED'] ?? 11);
/** Whether the run tells how far it is, and what was done in it. */
const SHOWS = env['TEST_REWARDS_COUNTS'] !== undefined;
const GIVEN = env['TEST_REWARDS_LIFE'];

/** Long enough for a busy machine: a life takes about a second of processor time, and a failed one many lives. */
const TIMEOUT_MS = 300_000 + COUNT * 60_000;

const stage = new Stage();

beforeAll(() => stage.set(), 300_000);

afterAll(() => stage.clear(), 60_000);

const chosen = (): readonly Life[] =>
  GIVEN === undefined
    ? [...toldLives, ...(COUNT > 0 ? fc.sample(lives, { numRuns: COUNT, seed: SEED }) : [])]
    : [readLife(GIVEN)];

/** A failure as a person reads it, with the life in the form in which it can be lived again. */
function report({ life, failure: { invariant, sentences, story } }: FailedLife): string {
  const again = `TEST_REWARDS_LIFE='${printLife(life)}'`;
  return [`Broken: ${invariant}`, ...sentences, 'What was done:', ...story, 'Again:', again].join('\n');
}

it(
  'breaks no rule of money and rewards in any life',
  async () => {
    const came = new Map<string, number>();
    for (const [index, life] of chosen().entries()) {
      if (SHOWS && index % 25 === 0) console.log(`${String(index)} lives are lived.`);
      const lived = await playLife(stage, life);
      for (const [what, times] of lived.came) came.set(what, (came.get(what) ?? 0) + times);
      if (!lived.failure) continue;
      const play = async (smaller: Life) => (await playLife(stage, smaller)).failure;
      const least = await smallest({ life, failure: lived.failure }, play);
      expect.fail(report(least));
    }
    if (SHOWS) console.log(Object.fromEntries([...came].toSorted()));
    if (GIVEN !== undefined || COUNT < 8) return;
    // Lives in which nothing is answered show nothing.
    for (const action of [
      'deposit',
      'bet',
      'activateBonus',
      'cancelPromo',
      'moveClock',
      'lockIn',
      'withdraw',
      'cancelWithdrawal',
      'claimBadge',
      'reverseDeposit',
    ]) {
      expect(came.get(`${action} ANSWERED`) ?? 0, action).toBeGreaterThan(0);
    }
    for (const what of ['owed', 'waiting', 'settledThisMonth']) {
      expect(came.get(`cashback ${what}`) ?? 0, what).toBeGreaterThan(0);
    }
    expect([...came.keys()].filter((what) => what.endsWith(' CUT'))).not.toEqual([]);
  },
  TIMEOUT_MS,
);
