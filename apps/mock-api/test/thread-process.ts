/** A platform in a thread of whoever starts it, who calls it by messages: no port, and a time and globals of its own. */
import { parentPort } from 'node:worker_threads';
import type WebSocket from 'ws';
import { memoryWay } from './kit/in-memory.ts';
import { startSeededPlatform } from './kit/seeded.ts';

interface Named {
  readonly id: number;
}

type Asked = Named &
  (
    | { readonly kind: 'call'; readonly address: string; readonly init: RequestInit }
    | { readonly kind: 'open'; readonly path: string; readonly protocol: string }
    | { readonly kind: 'send'; readonly text: string }
    | { readonly kind: 'close'; readonly code: number; readonly reason: string }
  );

if (!parentPort) throw new Error('This platform runs in a thread only.');
const starter = parentPort;
const way = memoryWay();
const sockets = new Map<number, WebSocket>();

async function answer(id: number, address: string, init: RequestInit): Promise<void> {
  try {
    const response = await way.fetch(address, init);
    const { status, headers } = response;
    const body = new Uint8Array(await response.arrayBuffer());
    starter.postMessage({ kind: 'answer', id, status, headers: [...headers], body });
  } catch (error) {
    starter.postMessage({ kind: 'failed', id, why: String(error) });
  }
}

function open(id: number, path: string, protocol: string): void {
  const socket = way.openSocket(path, protocol);
  sockets.set(id, socket);
  socket.on('open', () => {
    starter.postMessage({ kind: 'opened', id });
  });
  socket.on('message', (data: Buffer) => {
    starter.postMessage({ kind: 'message', id, text: data.toString('utf8') });
  });
  socket.on('error', () => undefined);
  socket.on('close', (code, reason) => {
    sockets.delete(id);
    starter.postMessage({ kind: 'closed', id, code, reason: reason.toString('utf8') });
  });
}

await startSeededPlatform({ LOG_LEVEL: 'silent' }, { way });
starter.on('message', (asked: Asked) => {
  if (asked.kind === 'call') void answer(asked.id, asked.address, asked.init);
  else if (asked.kind === 'open') open(asked.id, asked.path, asked.protocol);
  else if (asked.kind === 'send') sockets.get(asked.id)?.send(asked.text);
  else sockets.get(asked.id)?.close(asked.code, asked.reason);
});
