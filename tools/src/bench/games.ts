import { writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { freePort } from '../shared/ports.ts';
import { type Figure, median } from './figures.ts';
import { gamesBody } from './games-call.ts';
import { type Call, send, throughput } from './load.ts';
import { startServer } from './server.ts';

const page = z.object({
  data: z.object({
    games: z.object({
      edges: z.array(z.object({ node: z.looseObject({ id: z.string() }) })),
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
    games.push(...answer.data.games.edges.map((edge) => edge.node));
    more = answer.data.games.pageInfo.hasNextPage;
    after = answer.data.games.pageInfo.endCursor ?? undefined;
  }
  agent.destroy();
  return games;
}

const calls = 1500;
const rounds = 5;

/** Throughput of the lobby's first page, on the platform and, in turns, on a plain Apollo Server over the same games. */
export async function gamesFigures(platform: string, folder: string): Promise<Figure[]> {
  const ours: Call = { url: `${platform}/graphql?operationName=Games`, body: gamesBody(24) };
  const file = join(folder, 'games.json');
  writeFileSync(file, JSON.stringify(await allGames(ours.url)));
  const port = await freePort();
  const script = join(import.meta.dirname, 'baseline-server.ts');
  const env = { API_PORT: String(port), BENCH_GAMES: file };
  const health = { 'apollo-require-preflight': 'true' };
  const baseline = await startServer({
    script,
    port,
    readyPath: '/?query=%7B__typename%7D',
    headers: health,
    env,
  });
  try {
    const theirs: Call = { url: `${baseline.address}/`, body: ours.body };
    const [own, plain] = await inTurns(ours, theirs);
    return [
      { name: 'games(first: 24), platform', value: own, unit: 'calls/s' },
      { name: 'games(first: 24), plain Apollo Server', value: plain, unit: 'calls/s' },
      { name: 'games(first: 24), platform to plain', value: own / plain, unit: 'times' },
    ];
  } finally {
    await baseline.stop();
  }
}

/** Medians of alternating rounds, after one round each that is not counted. */
async function inTurns(ours: Call, theirs: Call): Promise<[number, number]> {
  const own: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    own.push(await throughput(ours, calls));
    plain.push(await throughput(theirs, calls));
  }
  return [median(own.slice(1)), median(plain.slice(1))];
}
