import {
  BalanceUpdatedDocument,
  JackpotWonDocument,
  LevelUpDocument,
  MemberPromoCreatedDocument,
  MemberUpdatedDocument,
  MessageCreatedDocument,
} from '@magpie/gql/documents/events';
import { print } from 'graphql';
import type { Place } from './http.ts';
import type { PushName } from './story.ts';
import { StoryError } from './story.ts';

const documents = {
  balanceUpdated: BalanceUpdatedDocument,
  jackpotWon: JackpotWonDocument,
  levelUp: LevelUpDocument,
  memberPromoCreated: MemberPromoCreatedDocument,
  memberUpdated: MemberUpdatedDocument,
  messageCreated: MessageCreatedDocument,
} as const;

type Fields = Readonly<Record<string, unknown>>;

interface Message {
  readonly type: string;
  readonly payload?: { readonly data?: Fields };
}

/** Longer than a push takes on a busy machine. */
const LATE_MS = 20_000;

/** Pings after which the platform has begun the subscriptions that came before them. */
const PINGS = 3;

/** Whether a push has the wanted fields. */
function has(push: unknown, wanted: Fields): boolean {
  if (typeof push !== 'object' || push === null) return false;
  return Object.entries(wanted).every(([name, value]) => {
    const is = (push as Fields)[name];
    return typeof value === 'object' && value !== null ? has(is, value as Fields) : is === value;
  });
}

interface Waiting {
  readonly name: PushName;
  readonly fields: Fields;
  readonly heard: (push: Fields) => void;
}

/** The pushes of a person, from when it is answered until it is closed. */
export class Pushes {
  readonly #socket: WebSocket;
  readonly #came: { name: string; push: Fields }[] = [];
  readonly #waiting = new Set<Waiting>();
  #pong: (() => void) | undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      this.#take(JSON.parse(String(data)) as Message);
    });
  }

  static async open({ platform, world, site }: Place, token: string): Promise<Pushes> {
    const url = `${platform.replace(/^http/, 'ws')}/subscriptions`;
    const socket = new WebSocket(url, 'graphql-transport-ws');
    const pushes = new Pushes(socket);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => {
        resolve();
      });
      socket.addEventListener('error', () => {
        reject(new StoryError(`No socket opens at ${url}.`));
      });
    });
    const payload = { authorization: `Bearer ${token}`, adminCode: site.adminCode, world };
    pushes.#send({ type: 'connection_init', payload });
    await pushes.#settle();
    for (const [id, document] of Object.entries(documents)) {
      pushes.#send({ type: 'subscribe', id, payload: { query: print(document) } });
    }
    await pushes.#settle();
    return pushes;
  }

  close(): void {
    this.#socket.close();
  }

  /** The next push that fits. @throws StoryError when none comes */
  async next(name: PushName, fields: Fields): Promise<Fields> {
    const at = this.#came.findIndex((each) => each.name === name && has(each.push, fields));
    const [ready] = at < 0 ? [] : this.#came.splice(at, 1);
    if (ready) return ready.push;
    const { promise, resolve, reject } = Promise.withResolvers<Fields>();
    const waiting = { name, fields, heard: resolve };
    this.#waiting.add(waiting);
    const timer = setTimeout(() => {
      const came = JSON.stringify(this.#came);
      reject(new StoryError(`No ${name} with ${JSON.stringify(fields)} was pushed. Others: ${came}`));
    }, LATE_MS);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(waiting);
    }
  }

  #send(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  async #settle(): Promise<void> {
    for (let ping = 0; ping < PINGS; ping += 1) {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      this.#pong = () => {
        resolve(undefined);
      };
      this.#send({ type: 'ping' });
      await promise;
    }
  }

  #take({ type, payload }: Message): void {
    if (type === 'ping') this.#send({ type: 'pong' });
    if (type === 'pong') this.#pong?.();
    if (type !== 'next') return;
    for (const [name, push] of Object.entries(payload?.data ?? {})) {
      const taker = [...this.#waiting].find((each) => each.name === name && has(push, each.fields));
      if (taker) taker.heard(push as Fields);
      else this.#came.push({ name, push: push as Fields });
    }
  }
}
