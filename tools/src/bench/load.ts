import { Agent, request } from 'node:http';

/** One GraphQL call that is sent again and again. */
export interface Call {
  readonly url: string;
  /** What is sent, or how it is made anew for each call. */
  readonly body: string | (() => string);
}

const headers = {
  'content-type': 'application/json',
  accept: 'application/json',
  'x-admin-code': 'magpie-web',
  'x-channel': 'DESKTOP_WEB',
};

/**
 * Sends a call once and answers its body.
 *
 * @throws Error when the status is not 200 or the answer has errors: a refusal must not be measured as speed
 */
export async function send({ url, body }: Call, agent: Agent): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
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

/** Calls per second over a number of connections that each send one call after the other. */
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
