import { Agent, request } from 'node:http';

export interface Call {
  readonly url: string;
  /** The body, or a function that creates it for each call. */
  readonly body: string | (() => string);
  readonly headers?: Readonly<Record<string, string>>;
}

const usual = {
  'content-type': 'application/json',
  accept: 'application/json',
  'x-admin-code': 'magpie-web',
  'x-channel': 'DESKTOP_WEB',
};

/**
 * Sends a call once and returns its body.
 * @throws Error when the status is not 200 or the answer has errors: a refusal must not be measured as speed
 */
export async function send({ url, body, headers: more }: Call, agent: Agent): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const headers = { ...usual, ...more };
  const sent = request(url, { method: 'POST', headers, agent }, (response) => {
    const chunks: string[] = [];
    response.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
    response.on('error', reject).on('end', () => {
      const text = chunks.join('');
      const good = response.statusCode === 200 && !text.includes('"errors":');
      if (good) resolve(text);
      else reject(new Error(`${url} answered ${String(response.statusCode)}: ${text.slice(0, 300)}`));
    });
  });
  sent.on('error', reject).end(typeof body === 'string' ? body : body());
  return promise;
}

export interface Burst {
  readonly answers: readonly string[];
  readonly perSecond: number;
}

/** Sends different calls at once, over at most so many connections. @throws Error when one is refused */
export async function burst(calls: readonly Call[], connections: number): Promise<Burst> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const start = performance.now();
  const answers = await Promise.all(calls.map((call) => send(call, agent)));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return { answers, perSecond: calls.length / seconds };
}

/** Calls per second over connections that each send one call after the other. */
export async function throughput(call: Call, calls: number, connections = 16): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let left = calls;
  const line = async () => {
    while (left > 0) {
      left -= 1;
      await send(call, agent);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, line));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return calls / seconds;
}
