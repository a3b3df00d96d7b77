import type { Request } from 'express';
import { toWireError } from '../graphql/errors.ts';
import { statusOf } from './answers.ts';
import { serviceShape } from './errors.ts';
import type { PlatformServices } from './services.ts';

/** A call as its receiver sees it, whichever way it came. */
export interface IncomingCall {
  readonly header: (name: string) => string | undefined;
  readonly body: Buffer;
}

/** Answers a call's body as JSON. @throws Refusal */
export type Receiver = (call: IncomingCall) => Promise<unknown>;

export interface CallAnswer {
  readonly status: number;
  readonly body: unknown;
}

const receivers = new WeakMap<PlatformServices, Map<string, Receiver>>();

/**
 * Makes an address known to servers that stand in the same process. They are answered by the very receiver that answers
 * HTTP, which checks the same signature, without the way through a socket.
 */
export function receiveInside(services: PlatformServices, path: string, receiver: Receiver): void {
  const known = receivers.get(services) ?? new Map<string, Receiver>();
  receivers.set(services, known.set(path, receiver));
}

/** Calls an address of this process as over HTTP: a refusal is an answer. */
export async function callInside(
  services: PlatformServices,
  path: string,
  call: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
): Promise<CallAnswer> {
  const receiver = receivers.get(services)?.get(path);
  if (!receiver) throw new Error(`Nothing in this process answers ${path}.`);
  try {
    const header = (name: string) => call.headers[name];
    return { status: 200, body: await receiver({ header, body: Buffer.from(call.body) }) };
  } catch (error) {
    const { logger, settings } = services;
    const wire = toWireError(error, { logger, requestId: path, hideSchema: settings.production });
    return { status: statusOf(wire.extensions.code), body: serviceShape(wire) };
  }
}

/** A call of HTTP whose body was read as bytes. */
export function incomingCall(request: Request): IncomingCall {
  const sent: unknown = request.body;
  return {
    header: (name) => request.get(name),
    body: Buffer.isBuffer(sent) ? sent : Buffer.alloc(0),
  };
}
