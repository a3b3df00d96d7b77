import { Client } from 'pg';

/** How long to wait before another attempt, in milliseconds. */
const AGAIN_MS = 250;

const CHANNEL = 'magpie';

export const notifying = `pg_notify('${CHANNEL}', ?)`;

interface Listener {
  readonly heard: (payload: string) => void;
  /** Runs when something may have been missed. */
  readonly missed: () => void;
}

/** Hears what the replicas tell one another, in the order of their commits; connects again when the connection is lost. */
export class Notices {
  readonly #url: string;
  readonly #listener: Listener;
  #client: Client | undefined;
  #again: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string, listener: Listener) {
    this.#url = url;
    this.#listener = listener;
  }

  async open(): Promise<void> {
    const client = new Client({ connectionString: this.#url, application_name: 'magpie', keepAlive: true });
    client.on('notification', ({ payload = '' }) => {
      this.#listener.heard(payload);
    });
    client.on('error', () => {
      this.#lost(client);
    });
    client.once('end', () => {
      this.#lost(client);
    });
    this.#client = client;
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#again);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  #lost(client: Client): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = undefined;
    void client.end().catch(() => undefined);
    this.#again = setTimeout(() => {
      this.open().then(this.#listener.missed, () => {
        const failed = this.#client;
        if (failed) this.#lost(failed);
      });
    }, AGAIN_MS).unref();
  }
}
