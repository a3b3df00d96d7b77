import { WebSocket } from 'ws';
import { moneyWorld } from './money-members.ts';

/** What the web app subscribes to on its one socket, as far as its answers differ in size. */
const subscriptions: Readonly<Record<string, string>> = {
  balanceUpdated: `insufficientBonusBalance insufficientCashBalance lowCashBalance switchedToBonusMode availableBalance
    wallets { mainCash casinoCash casinoBonus sportsCash sportsBonus withdrawableBalance stakeableBalance stakedFrom
      currency { code name symbol type } }`,
  jackpotWon: 'jackpotId amount currency { code name symbol type }',
  levelUp: 'level',
  memberPromoCreated: 'promoId promoUsed',
  memberUpdated: 'id body { status verified hasFirstDeposit withdrawalBlocked depositBlocked }',
  messageCreated: 'id body { id read title content dateTimeCreated }',
};

const AT_ONCE = 50;

/** A socket of a member who has the web app open, and how many pushes it has brought. */
export interface Listener {
  pushes: number;
  /** When the last one came, in milliseconds of the steady clock. */
  lastAt: number;
}

export interface Crowd {
  readonly listeners: readonly Listener[];
  /** Settles once each of the listeners has so many pushes; rejects when a socket is lost before. */
  reach(listeners: readonly Listener[], pushes: number): Promise<undefined>;
  close(): Promise<void>;
}

const message = (type: string, rest: object = {}) => JSON.stringify({ type, ...rest });

const subscribed = Object.entries(subscriptions).map(([name, fields]) => {
  const query = `subscription Bench_${name} { ${name} { ${fields} } }`;
  return message('subscribe', { id: name, payload: { query, operationName: `Bench_${name}` } });
});

class Waiting {
  readonly #promise = Promise.withResolvers<undefined>();
  #left: number;
  readonly #of: ReadonlySet<Listener>;
  readonly #pushes: number;

  constructor(listeners: readonly Listener[], pushes: number) {
    this.#of = new Set(listeners.filter((listener) => listener.pushes < pushes));
    this.#left = this.#of.size;
    this.#pushes = pushes;
    if (this.#left === 0) this.#promise.resolve(undefined);
  }

  get done(): Promise<undefined> {
    return this.#promise.promise;
  }

  take(listener: Listener): void {
    if (listener.pushes !== this.#pushes || !this.#of.has(listener)) return;
    this.#left -= 1;
    if (this.#left === 0) this.#promise.resolve(undefined);
  }

  fail(reason: string): void {
    this.#promise.reject(new Error(reason));
  }
}

/** Sockets that hold the six subscriptions of the web app, one for each of the tokens. */
export async function openCrowd(platform: string, tokens: readonly string[]): Promise<Crowd> {
  const url = `${platform.replace('http', 'ws')}/subscriptions`;
  const sockets: WebSocket[] = [];
  let waiting: Waiting | null = null;
  let closing = false;

  const open = async (token: string): Promise<Listener> => {
    const listener: Listener = { pushes: 0, lastAt: 0 };
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const socket = new WebSocket(url, 'graphql-transport-ws', { perMessageDeflate: false });
    sockets.push(socket);
    const payload = { authorization: `Bearer ${token}`, adminCode: 'magpie-web', world: moneyWorld };
    socket.on('open', () => {
      socket.send(message('connection_init', { payload }));
    });
    socket.on('error', reject);
    socket.on('close', (code, reason) => {
      const lost = `A socket was closed with ${String(code)} ${reason.toString('utf8')}.`;
      reject(new Error(lost));
      if (!closing) waiting?.fail(lost);
    });
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      if (text.includes('"next"')) {
        listener.pushes += 1;
        listener.lastAt = performance.now();
        waiting?.take(listener);
      } else if (text.includes('"connection_ack"')) {
        for (const each of subscribed) socket.send(each);
        resolve(undefined);
      } else if (text.includes('"ping"')) socket.send(message('pong'));
      else reject(new Error(`A socket was told: ${text.slice(0, 300)}`));
    });
    await promise;
    return listener;
  };

  const listeners: Listener[] = [];
  for (let from = 0; from < tokens.length; from += AT_ONCE)
    listeners.push(...(await Promise.all(tokens.slice(from, from + AT_ONCE).map(open))));
  return {
    listeners,
    reach(of, pushes) {
      waiting = new Waiting(of, pushes);
      return waiting.done;
    },
    async close() {
      closing = true;
      const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
      for (const socket of sockets) socket.close();
      await Promise.all(closed);
    },
  };
}
