import { Agent } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { startBaseline } from './baseline.ts';
import { type Figure, median } from './figures.ts';
import { distinctGamesBodies, gamesBody } from './games-call.ts';
import { type Call, send, throughput } from './load.ts';

const page = z.object({
  data: z.object({
    games: z.object({
      edges: z.array(z.object({ cursor: z.string(), node: z.looseObject({ id: z.string() }) })),
      pageInfo: z.object({ endCursor: z.string().nullish(), hasNextPage: z.boolean() }),
    }),
  }),
});

async function allGames(url: string): Promise<unknown[]> {
  const agent = new Agent({ keepAlive: true });
  const games: unknown[] = [];
  let after: string | undefined;
  for (let more = true; more;) {
    const answer = page.parse(JSON.parse(await send({ url, body: gamesBody(100, after) }, agent)));
    games.push(...answer.data.games.edges);
    more = answer.data.games.pageInfo.hasNextPage;
    after = answer.data.games.pageInfo.endCursor ?? undefined;
  }
  agent.destroy();
  return games;
}

const calls = 1500;
const rounds = 5;

/**
 * Throughput of the lobby's first page, on the platform and, alternating, on a plain Apollo Server with the same
 * games. The platform caches answers, so it is also measured with requests that all differ.
 */
export async function gamesFigures(platform: string, folder: string): Promise<Figure[]> {
  const ours: Call = { url: `${platform}/graphql?operationName=Games`, body: gamesBody(24) };
  const baseline = await startBaseline(folder, {
    script: 'baseline-server.ts',
    variable: 'BENCH_GAMES',
    content: await allGames(ours.url),
  });
  try {
    const theirs: Call = { url: `${baseline.address}/`, body: ours.body };
    await requireSameAnswer(ours, theirs);
    const workedOut: Call = { url: ours.url, body: distinctGamesBodies(24) };
    const [kept, made, plain] = await inTurns([ours, workedOut, theirs] as const);
    return [
      { name: 'games(first: 24), platform', value: kept, unit: 'calls/s' },
      { name: 'games(first: 24), platform, every request different', value: made, unit: 'calls/s' },
      { name: 'games(first: 24), plain Apollo Server', value: plain, unit: 'calls/s' },
      { name: 'games(first: 24), platform to plain', value: kept / plain, unit: 'times' },
      { name: 'games(first: 24), every request different to plain', value: made / plain, unit: 'times' },
    ];
  } finally {
    await baseline.stop();
  }
}

/** @throws Error when the answers differ, because then the speeds cannot be compared */
async function requireSameAnswer(ours: Call, theirs: Call): Promise<void> {
  const agent = new Agent();
  const answers = await Promise.all([send(ours, agent), send(theirs, agent)]);
  const [own, plain] = answers.map((text): unknown => JSON.parse(text));
  if (!isDeepStrictEqual(own, plain))
    throw new Error('The two servers answer the same question differently.');
}

async function inTurns(measured: readonly [Call, Call, Call]): Promise<[number, number, number]> {
  const [first, second, third] = measured;
  const rates: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round <= rounds; round += 1) {
    rates[0].push(await throughput(first, calls));
    rates[1].push(await throughput(second, calls));
    rates[2].push(await throughput(third, calls));
  }
  const middle = (values: readonly number[]) => median(values.slice(1));
  return [middle(rates[0]), middle(rates[1]), middle(rates[2])];
}
