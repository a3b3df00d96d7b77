import { Agent } from 'node:http';
import { z } from 'zod';
import { startBaseline } from './baseline.ts';
import type { Figure } from './figures.ts';
import { type Call, send } from './load.ts';
import { tokenOf } from './money-members.ts';
import { signPlainTicket } from './plain-ticket.ts';
import { inTurns, requireSameAnswer } from './turns.ts';

const body = JSON.stringify({
  query:
    'query Me { me { id username email verified availableBalance activeCurrency { code symbol type } } }',
});

const answer = z.object({ data: z.object({ me: z.object({ id: z.string() }).loose() }) });

const login = 'login-of-mia';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function askedOnce(call: Call): Promise<z.infer<typeof answer>['data']['me']> {
  const agent = new Agent();
  const text = await send(call, agent);
  agent.destroy();
  return answer.parse(JSON.parse(text)).data.me;
}

/** Throughput of `me` for one who is logged in, alternating with a plain Apollo Server that checks a token and its login in memory. */
export async function meFigures(platform: string, folder: string): Promise<Figure[]> {
  const ours: Call = {
    url: `${platform}/graphql?operationName=Me`,
    body,
    headers: bearer(await tokenOf(platform, 'mia@magpie.test', 'default')),
  };
  const me = await askedOnce(ours);
  const content = { login, me };
  const server = await startBaseline(folder, {
    script: 'baseline-me-server.ts',
    variable: 'BENCH_ME',
    content,
  });
  try {
    const ticket = { sub: me.id, login, game: '', exp: Date.now() / 1000 + 3_600 };
    const plain: Call = { url: `${server.address}/`, body, headers: bearer(signPlainTicket(ticket)) };
    await requireSameAnswer(ours, plain);
    const [own = 0, byApollo = 0] = await inTurns([ours, plain]);
    return [
      { name: 'me with bearer, platform', value: own, unit: 'calls/s' },
      { name: 'me with bearer, plain Apollo Server in memory', value: byApollo, unit: 'calls/s' },
      { name: 'me with bearer, platform to plain', value: own / byApollo, unit: 'times' },
    ];
  } finally {
    await server.stop();
  }
}
