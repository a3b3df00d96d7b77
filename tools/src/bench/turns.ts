import { Agent } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { median } from './figures.ts';
import { type Call, send, throughput } from './load.ts';

const calls = 1500;
const rounds = 5;

/** @throws Error when the answers differ, because then the speeds cannot be compared */
export async function requireSameAnswer(ours: Call, theirs: Call): Promise<void> {
  const agent = new Agent();
  const answers = await Promise.all([send(ours, agent), send(theirs, agent)]);
  const [own, plain] = answers.map((text): unknown => JSON.parse(text));
  if (!isDeepStrictEqual(own, plain))
    throw new Error('The two servers answer the same question differently.');
}

/** Calls a second of each, the median of its turns. */
export async function inTurns(measured: readonly Call[]): Promise<number[]> {
  const rates = measured.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const [at, call] of measured.entries()) rates[at]?.push(await throughput(call, calls));
  return rates.map((values) => median(values.slice(1)));
}
