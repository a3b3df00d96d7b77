import type { WebSocket } from 'ws';
import type { SocketExtra } from './binding.ts';
import type { Connection } from './connection.ts';
import { watchSession } from './life.ts';

interface Open {
  readonly connection: Connection;
  readonly stopWatching: () => void;
}

export class Connections {
  readonly #open = new Map<SocketExtra, Open>();

  /** Takes in an accepted connection and watches its session until it is removed. */
  add(extra: SocketExtra, connection: Connection): void {
    this.#open.set(extra, { connection, stopWatching: watchSession(extra.socket, connection) });
  }

  /** Forgets a connection whose socket is closed; nothing happens for one that was never accepted. */
  remove(extra: SocketExtra): void {
    this.#open.get(extra)?.stopWatching();
    this.#open.delete(extra);
  }

  /** The accepted connection of a socket. @throws Error when there is none. */
  of(extra: SocketExtra): Connection {
    const open = this.#open.get(extra);
    if (open === undefined) throw new Error('A subscription came before its connection was accepted.');
    return open.connection;
  }

  socketsIn(worldId: string): readonly WebSocket[] {
    return [...this.#open]
      .filter(([, { connection }]) => connection.world.id === worldId)
      .map(([{ socket }]) => socket);
  }
}
