import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { WebSocket } from 'ws';
import { MessageType, stringifyMessage } from 'graphql-ws';
import type { Fault } from '../../faults/index.ts';
import { isFaultless } from '../../faults/index.ts';
import type { Call } from '../../http/call.ts';
import { CallDropped, meetFault } from '../../http/faults.ts';
import type { CheckedRequest } from '../check-request.ts';
import { refusedAt } from '../errors.ts';
import { withoutParts } from '../partial-answers.ts';
import { Refusal } from '../refusal.ts';
import type { StrikePush, StruckPush } from './held-pushes.ts';

export interface Subscription {
  readonly id: string;
  readonly call: Call;
  readonly checked: CheckedRequest;
  readonly schema: GraphQLSchema;
  readonly socket: WebSocket;
}

/** Half of the frame, as a broken proxy would leave it. */
function sendCut({ id, socket }: Subscription, payload: object): void {
  const frame = stringifyMessage({ id, type: MessageType.Next, payload });
  socket.send(frame.slice(0, frame.length / 2));
}

function struckBy({ kind, ...rest }: Fault, subscription: Subscription, answer: ExecutionResult): StruckPush {
  const { schema, checked } = subscription;
  if (kind === 'TIMEOUT') return [];
  if (kind === 'DUPLICATE') return [answer, answer];
  if (kind === 'REORDER') return { afterNext: answer };
  if (kind === 'PARTIAL') return [withoutParts(schema, checked, { kind, ...rest }, answer)];
  if (kind !== 'MALFORMED') return [answer];
  sendCut(subscription, answer);
  return [];
}

async function strike(subscription: Subscription, answer: ExecutionResult): Promise<StruckPush> {
  const { call, socket } = subscription;
  const target = { door: 'SUBSCRIPTIONS', moment: 'push', operation: call.operation } as const;
  try {
    const fault = await meetFault(call.world, target);
    return fault ? struckBy(fault, subscription, answer) : [answer];
  } catch (error) {
    if (error instanceof Refusal) return [{ errors: [refusedAt(error)] }];
    if (!(error instanceof CallDropped)) throw error;
    socket.terminate();
    return [];
  }
}

/** Lets the faults planned for pushes strike those of a subscription. */
export const strikePushes =
  (subscription: Subscription): StrikePush =>
  (answer) =>
    // Most pushes: what would be awaited of each costs more than it.
    isFaultless(subscription.call.world) ? null : strike(subscription, answer);
