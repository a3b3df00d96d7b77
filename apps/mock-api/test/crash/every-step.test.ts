import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { check } from './check.ts';
import type { Memory } from './memory.ts';
import { allOperations } from './operations/index.ts';
import { depositChoices, withdrawalChoices } from './operations/provider.ts';
import { Run } from './run.ts';
import type { Point } from './run.ts';
import { script } from './script.ts';
import type { Act, Scene } from './script.ts';
import { setStage } from './stage.ts';
import type { Stage } from './stage.ts';

/*
 * One of each thing that moves money is done while the platform kills itself in the middle of it: before or after a step
 * of its transaction, a commit being one of them.
 */

/** How often a thing whose length depends on chance is done until it is cut. */
const ATTEMPTS = 8;

let stage: Stage;
const runs: Run[] = [];

beforeAll(async () => {
  stage = await setStage();
}, 300_000);

afterAll(async () => {
  for (const run of runs) await run.processes.clear();
  await stage.clear();
});

async function newRun(): Promise<Run> {
  const run = new Run(stage);
  runs.push(run);
  await run.start();
  return run;
}

async function all(run: Run, acts: readonly Act[]): Promise<void> {
  for (const { name, pick } of acts) await run.step(name, pick);
}

/** Plays the script without killing anything: everything is answered, and it shows how many steps each thing takes. */
async function rehearse(scenes: readonly Scene[]): Promise<{ lengths: number[]; memory: Memory }> {
  const run = await newRun();
  const lengths: number[] = [];
  for (const { before, cut } of scenes) {
    await all(run, before);
    await run.arm(null);
    expect([cut.name, await run.step(cut.name, cut.pick)]).toEqual([cut.name, 'ANSWERED']);
    lengths.push(await run.arm(null));
  }
  await check(run, Infinity);
  await run.end();
  return { lengths, memory: run.memory };
}

/** Steps that may be missing the next time, because nothing of what went before was left to be tidied up. */
const SLACK = 3;
const SHARES = 10_000;
const numbers = fc.array(fc.noBias(fc.nat(4 * SHARES - 1)), { minLength: 20, maxLength: 20 });

/** One of four cuts is at a commit, one of two before the step and not after it. */
function pointOf(number: number, length: number): Point {
  const when = number % 2 === 0 ? 'before' : 'after';
  if (number >= 3 * SHARES) return { at: 'commit', when };
  const share = (number % SHARES) / SHARES;
  return { at: 1 + Math.floor(share * Math.max(length - SLACK, 1)), when };
}

async function cutAt(run: Run, { name, pick }: Act, { at, when }: Point): Promise<void> {
  await run.arm(at, when);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const came = await run.step(name, pick);
    if (came === 'CUT') return;
    expect([name, came]).toEqual([name, 'ANSWERED']);
  }
  throw new Error(`${name} was never cut at step ${at}.`);
}

async function play(scenes: readonly Scene[], chances: readonly number[], lengths: readonly number[]) {
  const run = await newRun();
  for (const [index, { before, cut, repeated }] of scenes.entries()) {
    await all(run, before);
    await cutAt(run, cut, pointOf(chances[index] ?? 0, lengths[index] ?? 1));
    await run.gone();
    await run.start();
    await run.finish();
    await check(run, 6);
    if (repeated) await run.step(cut.name, cut.pick);
  }
  await check(run, Infinity);
  await run.end();
  return run.memory;
}

/** How the payments ended that the script lets end in every way there is. */
const endings = {
  deposit: ['APPROVED', 'FAILED', 'REJECTED', 'CANCELLED', 'EXPIRED'],
  withdrawal: ['APPROVED', 'REJECTED', 'CANCELLED'],
} as const;

/** A script in which nothing happens shows nothing. */
function checkCoverage(rehearsed: Memory, killed: Memory, scenes: readonly Scene[]): void {
  for (const { cut } of scenes) {
    expect(rehearsed.answered.get(cut.name) ?? 0, `${cut.name} answered`).toBeGreaterThan(0);
    expect(killed.cut.get(cut.name) ?? 0, `${cut.name} cut`).toBeGreaterThan(0);
  }
  if (rehearsed.payments.size === 0) return;
  expect(rehearsed.reversed.size).toBeGreaterThan(0);
  for (const kind of ['deposit', 'withdrawal'] as const) {
    for (const end of endings[kind]) {
      expect(rehearsed.paymentsIn(kind, [end]), `${kind} ${end}`).not.toEqual([]);
    }
  }
}

/** Plays a part of the script, undisturbed and killed; answers which operations were carried out in it. */
async function playPart(scenes: readonly Scene[], chances: readonly number[]): Promise<string[]> {
  const { lengths, memory } = await rehearse(scenes);
  checkCoverage(memory, await play(scenes, chances, lengths), scenes);
  return [...memory.answered.keys()];
}

it('PLAY-22 leaves nothing half done and loses nothing that was answered, whichever step the platform is killed at', async () => {
  const property = fc.asyncProperty(
    fc.constantFrom(...depositChoices.filter((choice) => choice !== 'FAIL_VALIDATION')),
    fc.constantFrom(...withdrawalChoices.filter((choice) => choice !== 'FAIL_VALIDATION')),
    fc.tuple(numbers, numbers),
    async (depositChoice, withdrawalChoice, chances) => {
      const parts = script(depositChoice, withdrawalChoice);
      const played = await Promise.allSettled(
        parts.map((scenes, index) => playPart(scenes, chances[index] ?? [])),
      );
      const done = played.flatMap((part) => {
        if (part.status === 'rejected') throw part.reason;
        return part.value;
      });
      expect(new Set(done)).toEqual(new Set(allOperations(stage.seats).map(({ name }) => name)));
    },
  );
  // A failure names the seed that repeats it; nothing is made smaller, because each try starts many processes.
  await fc.assert(property, { numRuns: 1, endOnFailure: true });
}, 600_000);
