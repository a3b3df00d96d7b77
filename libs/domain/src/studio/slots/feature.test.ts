import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { drawsOf, percentText, scatter } from '../index.ts';
import type { RoundState } from '../index.ts';
import { featureChance, featureSlot } from './feature.ts';

const order = { stake: money.of(100n), choice: null, actions: [] };

interface Spin {
  readonly grid: readonly (readonly string[])[];
  readonly wins: readonly { readonly amount: bigint }[];
}

interface Shown extends Spin {
  readonly free: readonly Spin[];
  readonly freeWon: bigint;
}

function played(nonce: number) {
  const draws = drawsOf({ serverSeed: 'feature', clientSeed: 'test', nonce });
  const round = featureSlot.play(order, draws) as RoundState;
  return { round, shown: round.view as unknown as Shown, drawn: draws.taken.length };
}

const won = ({ wins }: Spin) => wins.reduce((sum, { amount }) => sum + amount, 0n);
const scatters = ({ grid }: Spin) => grid.flat().filter((face) => face === scatter).length;

describe('the slot with free spins', () => {
  it('PLAY-35 returns 96.84 % with one start of the feature in about twenty spins, exactly', () => {
    expect(featureChance()).toEqual({ over: 25_569n, under: 524_288n });
    expect(percentText(featureSlot.exactReturn())).toBe('96.84');
  });

  it('starts eight free spins by three bonus symbols and by no fewer, pays them twice over, and starts no more of them', () => {
    const counts = { started: 0, plain: 0 };
    for (let nonce = 0; nonce < 400; nonce += 1) {
      const { round, shown, drawn } = played(nonce);
      const started = scatters(shown) >= 3;
      counts[started ? 'started' : 'plain'] += 1;
      expect(shown.free).toHaveLength(started ? 8 : 0);
      expect(drawn).toBe(started ? 45 : 5);
      const free = shown.free.reduce((sum, spin) => sum + won(spin), 0n);
      expect(shown.freeWon).toBe(free);
      expect(round.payouts).toEqual([won(shown) + free]);
      for (const { amount } of shown.free.flatMap(({ wins }) => wins)) expect(amount % 20n).toBe(0n);
    }
    expect(counts.started).toBeGreaterThan(5);
    expect(counts.plain).toBeGreaterThan(300);
  });

  it('pays on average what it says, within five standard errors over 20,000 rounds', () => {
    const paid: number[] = [];
    for (let nonce = 0; nonce < 20_000; nonce += 1)
      paid.push(Number(played(nonce).round.payouts?.[0] ?? 0n) / 100);
    const mean = paid.reduce((sum, each) => sum + each, 0) / paid.length;
    const variance = paid.reduce((sum, each) => sum + (each - mean) ** 2, 0) / paid.length;
    const { over, under } = featureSlot.exactReturn();
    const error = Math.sqrt(variance / paid.length);
    expect(Math.abs(mean - Number(over) / Number(under))).toBeLessThan(5 * error);
  });
});
