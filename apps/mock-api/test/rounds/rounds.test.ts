import { percentText, studioModels } from '@magpie/domain/studio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RandomSource } from '#platform/random/index.ts';
import { MONDAY, Stage } from '../rewards/stage.ts';
import { intervalOf, returned } from './interval.ts';
import { playRounds } from './player.ts';
import { modelOf, plays, referenceRound } from './plays.ts';

/*
 * Rounds of every model of the studio, over the wire, on a platform that is killed in the middle of some. What is paid back of
 * what is staked must be what the rules alone pay.
 *
 * `npm run bench -- rounds` plays 20,000, and tells the figures of each model as it is done.
 */

const GIVEN = process.env['TEST_ROUNDS'];
const EACH = Math.ceil(Number(GIVEN ?? 308) / plays.length);
/** Of each model, or of every third one in a short run. */
const KILLS = Math.ceil(EACH / 250);
const KILLED = GIVEN === undefined ? 3 : 1;
const STAKE = '2.00';
/** More than a round of one step takes, so that some kills come later than the round. */
const STEPS = 130;
/** Rounds of the rules alone, for the interval. */
const REFERENCE = Math.min(200_000, EACH * 100);

/** Long enough for a busy machine, which takes a tenth of a second for a round. */
const TIMEOUT_MS = 300_000 + plays.length * EACH * 300;

const AUDIT = 'query A($world: ID!) { audit(world: $world) { balanced violations } }';
const LAST =
  'query L($from: DateTime!) { betRecords(first: 100, filter: { dateTimeSettled: { gte: $from } }) { edges { node { status } } } }';
const FUND = `mutation F($world: ID!) {
  adjustBalance(world: $world, member: "mia@magpie.test", input: { walletType: MAIN, amount: "100000.00" })
}`;

const stage = new Stage();

beforeAll(() => stage.set({ durable: false }), 300_000);

afterAll(() => stage.clear(), 60_000);

function killsOf(model: string): ReadonlyMap<number, number> {
  const random = RandomSource.fromSeed(model, EACH);
  return new Map(
    Array.from({ length: KILLS }, () => [random.integer(0, EACH - 1), random.integer(1, STEPS)]),
  );
}

function tell(text: string): void {
  if (GIVEN !== undefined) console.error(text);
}

function counter(): () => void {
  const begun = performance.now();
  let played = 0;
  return () => {
    played += 1;
    if (played % 1_000 > 0) return;
    const seconds = Math.round((performance.now() - begun) / 1_000);
    tell(`${String(played)} of ${String(EACH * plays.length)} rounds in ${String(seconds)} s`);
  };
}

it('every model of the studio is played', () => {
  expect(plays.map(({ model }) => model).toSorted()).toEqual(studioModels.map(({ id }) => id).toSorted());
});

it(
  'PLAY-26 PLAY-35 rounds of every model pay what their rules pay and leave the books balanced, through kills of the platform',
  async () => {
    await stage.client.control(FUND);
    const onRound = counter();
    for (const [index, play] of plays.entries()) {
      const killsAt = index % KILLED === 0 ? killsOf(play.model) : new Map<number, number>();
      const given = { count: EACH, stake: STAKE, killsAt, onRound };
      const { outcomes, rolledBack } = await playRounds(stage, play, given);
      expect(outcomes.length + rolledBack).toBe(EACH);
      expect(rolledBack).toBeLessThanOrEqual(KILLS);
      const pool = Array.from({ length: REFERENCE }, (_, nonce) => referenceRound(play, 200n, nonce));
      const { from, to } = intervalOf(pool, outcomes.length);
      const measured = returned(outcomes);
      const line = `${play.model}: ${measured.toFixed(4)} of ${String(outcomes.length)} rounds, ${String(rolledBack)} rolled back; ${from.toFixed(4)} to ${to.toFixed(4)} by the rules, which return ${returned(pool).toFixed(4)} so played and ${percentText(modelOf(play).exactReturn())} % as stated`;
      tell(line);
      expect.soft(measured, line).toBeGreaterThanOrEqual(from);
      expect.soft(measured, line).toBeLessThanOrEqual(to);
    }
    const report = await stage.client.control(AUDIT);
    tell(`Audit: ${JSON.stringify(report)}`);
    expect(report).toEqual({ balanced: true, violations: [] });
    expect(JSON.stringify(await stage.client.main('mia', LAST, { from: MONDAY }))).not.toContain('UNSETTLED');
  },
  TIMEOUT_MS,
);
