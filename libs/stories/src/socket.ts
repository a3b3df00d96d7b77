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

interface Expected {
  readonly answer: 'connection_ack' | 'pong';
  readonly come: () => void;
  readonly reject: (error: StoryError) => void;
}

/** The pushes of a person, from when it is answered until it is closed. */
export class Pushes {
  readonly #socket: WebSocket;
  readonly #came: { name: string; push: Fields }[] = [];
  readonly #waiting = new Set<Waiting>();
  #expected: Expected | undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      this.#take(JSON.parse(String(data)) as Message);
    });
    socket.addEventListener('close', ({ reason }) => {
      this.#expected?.reject(new StoryError(`The platform has closed the socket: ${reason}`));
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
    await pushes.#ask({ type: 'connection_init', payload }, 'connection_ack');
    for (const [id, document] of Object.entries(documents)) {
      pushes.#send({ type: 'subscribe', id, payload: { query: print(document) } });
    }
    await pushes.#ask({ type: 'ping', payload: { after: 'SUBSCRIPTIONS' } }, 'pong');
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

  async #ask(message: object, answer: Expected['answer']): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const come = () => {
      resolve(undefined);
    };
    this.#expected = { answer, come, reject };
    this.#send(message);
    await promise;
  }

  #take({ type, payload }: Message): void {
    if (type === 'ping') this.#send({ type: 'pong' });
    if (type === this.#expected?.answer) this.#expected.come();
    if (type !== 'next') return;
    for (const [name, push] of Object.entries(payload?.data ?? {})) {
      const taker = [...this.#waiting].find((each) => each.name === name && has(push, each.fields));
      if (taker) taker.heard(push as Fields);
      else this.#came.push({ name, push: push as Fields });
    }
  }
}
