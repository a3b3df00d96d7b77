import { Agent } from 'node:http';
import { z } from 'zod';
import { startBaseline } from './baseline.ts';
import type { Figure } from './figures.ts';
import { distinctGamesBodies, gamesBody } from './games-call.ts';
import { type Call, send } from './load.ts';
import type { MeasuredServer } from './server.ts';
import { inTurns, requireSameAnswer } from './turns.ts';

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

/**
 * Throughput of the lobby's first page, on the platform and, alternating, on plain servers with the same games: Apollo
 * Server, and Mercurius with its compiler. The platform caches answers, so it is also measured with requests that all differ.
 */
export async function gamesFigures(platform: string, folder: string): Promise<Figure[]> {
  const ours: Call = { url: `${platform}/graphql?operationName=Games`, body: gamesBody(24) };
  const content = await allGames(ours.url);
  const started: MeasuredServer[] = [];
  const plainCall = async (script: string): Promise<Call> => {
    const server = await startBaseline(folder, { script, variable: 'BENCH_GAMES', content });
    started.push(server);
    return { url: `${server.address}/`, body: ours.body };
  };
  try {
    const apollo = await plainCall('baseline-server.ts');
    const mercurius = await plainCall('baseline-jit-server.ts');
    for (const plain of [apollo, mercurius]) await requireSameAnswer(ours, plain);
    const different: Call = { url: ours.url, body: distinctGamesBodies(24) };
    const [kept = 0, made = 0, byApollo = 0, byMercurius = 0] = await inTurns([
      ours,
      different,
      apollo,
      mercurius,
    ]);
    const rates = [
      ['platform', kept],
      ['platform, every request different', made],
      ['plain Apollo Server', byApollo],
      ['plain Mercurius with JIT', byMercurius],
    ] as const;
    const ratios = [
      ['platform to plain', kept / byApollo],
      ['every request different to plain', made / byApollo],
      ['every request different to plain Mercurius with JIT', made / byMercurius],
    ] as const;
    return [
      ...rates.map(([what, value]) => ({ name: `games(first: 24), ${what}`, value, unit: 'calls/s' })),
      ...ratios.map(([what, value]) => ({ name: `games(first: 24), ${what}`, value, unit: 'times' })),
    ];
  } finally {
    for (const server of started) await server.stop();
  }
}
