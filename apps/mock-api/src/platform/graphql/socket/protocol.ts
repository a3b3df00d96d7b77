import type { ExecutionArgs, FormattedExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import { OperationTypeNode } from 'graphql';
import type { Context as SocketContext, ExecutionResult, ServerOptions, SubscribePayload } from 'graphql-ws';
import { CloseCode } from 'graphql-ws';
import { requireLiveSession } from '../../auth/index.ts';
import type { Call } from '../../http/call.ts';
import { closeCall, openCall, runInCall } from '../../http/call.ts';
import { CallDropped, meetFault } from '../../http/faults.ts';
import { recordCall } from '../../http/records.ts';
import type { PlatformServices } from '../../http/services.ts';
import { checkRequest } from '../check-request.ts';
import { answerError } from '../answers.ts';
import type { Context } from '../context.ts';
import { createContext } from '../context.ts';
import type { DocumentStore } from '../documents.ts';
import { asGraphQLError, refusalOf, toWireError } from '../errors.ts';
import { Refusal } from '../refusal.ts';
import type { SocketExtra } from './binding.ts';
import { acceptConnection } from './connections.ts';
import type { Connections } from './connections.ts';
import { strikePushes } from './push-faults.ts';
import type { Subscription } from './push-faults.ts';
import { subscribeSharing } from './shared-answers.ts';
import { Starts } from './starts.ts';

export interface ProtocolParts {
  readonly schema: GraphQLSchema;
  readonly documents: DocumentStore;
  readonly services: PlatformServices;
  readonly connections: Connections;
}

type Params = Record<string, unknown> | undefined;
type Socket = SocketContext<Params, SocketExtra>;

const MAX_SUBSCRIPTIONS = 20;

/** Connections pass the checks of a call over HTTP; a refused operation leaves the others running. */
export function createProtocol(parts: ProtocolParts): ServerOptions<Params, SocketExtra> {
  const subscriptions = new WeakMap<object, Subscription>();
  const subscriptionOf = (args: object): Subscription => {
    const subscription = subscriptions.get(args);
    if (subscription === undefined) throw new Error('An operation on a socket belongs to no call.');
    return subscription;
  };
  const starts = new Starts();
  return {
    connectionInitWaitTimeout: parts.services.timeouts.socketMs,
    onConnect: (socket) => connect(parts, socket),
    async onSubscribe(socket, id, payload) {
      const { services, connections } = parts;
      starts.begin(socket, id);
      const call = await openCall(services, 'SUBSCRIPTIONS', connections.of(socket.extra).marks);
      const subscribed = await runInCall(call, () => subscribe(parts, socket, call, { id, ...payload }));
      closeCall(call, null);
      await recordCall(call, null);
      if (!('subscription' in subscribed)) {
        starts.end(socket, id);
        return subscribed;
      }
      subscriptions.set(subscribed.args, subscribed.subscription);
      return subscribed.args;
    },
    onOperation: (socket, id) => {
      starts.end(socket, id);
    },
    // Pings that keep a socket alive carry nothing and wait for nothing.
    onPing: (socket, payload) => (payload?.['after'] === 'SUBSCRIPTIONS' ? starts.over(socket) : undefined),
    subscribe: (args) => {
      const subscription = subscriptionOf(args);
      return subscribeSharing(args, subscription.call.caller?.id ?? '', strikePushes(subscription));
    },
    onNext: (_socket, _id, _payload, args, result) => {
      const { call } = subscriptionOf(args);
      parts.services.metrics.countPush(call.field ?? 'other');
      return result.errors === undefined ? undefined : told(call, result);
    },
    onError: (_socket, _id, _payload, errors) => errors.map((error) => error.toJSON()),
    onClose(socket) {
      parts.connections.remove(socket.extra);
    },
  };
}

async function connect({ services, connections }: ProtocolParts, context: Socket): Promise<boolean> {
  const { socket, request } = context.extra;
  try {
    const connection = await acceptConnection(services, request, context.connectionParams ?? {});
    await meetFault(connection.world, { door: 'SUBSCRIPTIONS', moment: 'connect', operation: 'connect' });
    // Whoever has gone meanwhile would be watched for ever.
    if (socket.readyState !== socket.OPEN) return false;
    connections.add(context.extra, connection);
    // Its session may have ended after it was found live and before it was watched.
    await requireLiveSession(connection.world.db, connection.caller);
    return true;
  } catch (error) {
    if (error instanceof CallDropped) socket.terminate();
    else refuseConnection(context, error, services);
    return false;
  }
}

function refuseConnection({ extra }: Socket, error: unknown, services: PlatformServices): void {
  const refusal = refusalOf(error);
  if (refusal === null) {
    services.logger.error({ err: error }, 'websocket could not be accepted');
    extra.socket.close(CloseCode.InternalServerError, 'Internal server error');
    return;
  }
  const reason = refusal.code === 'FORBIDDEN' ? refusal.message : refusal.code;
  extra.socket.close(CloseCode.Forbidden, reason.slice(0, 120));
}

type Subscribed =
  | { readonly args: ExecutionArgs & { contextValue: Context }; readonly subscription: Subscription }
  | readonly GraphQLError[];

async function subscribe(
  { schema, documents }: ProtocolParts,
  socket: Socket,
  call: Call,
  { id, ...payload }: SubscribePayload & { readonly id: string },
): Promise<Subscribed> {
  try {
    if (Object.keys(socket.subscriptions).length > MAX_SUBSCRIPTIONS) {
      throw new Refusal('RATE_LIMITED', `At most ${MAX_SUBSCRIPTIONS} subscriptions can run on one socket.`);
    }
    const check = await checkRequest(call, documents, payload);
    if (!check.ok) return check.errors.map((error) => asGraphQLError(answerError(call, error)));
    const { document, operation } = check.checked;
    if (operation.operation !== OperationTypeNode.SUBSCRIPTION) {
      throw new Refusal('BAD_USER_INPUT', 'Only subscriptions run on the websocket.');
    }
    const operationName = operation.name?.value ?? null;
    const variableValues = payload.variables ?? null;
    const args = { schema, document, operationName, variableValues, contextValue: createContext(call) };
    const subscription = { id, call, checked: check.checked, schema, socket: socket.extra.socket };
    return { args, subscription };
  } catch (error) {
    if (error instanceof CallDropped) socket.extra.socket.terminate();
    return [asGraphQLError(answerError(call, error))];
  }
}

/** Puts the errors of a push into the one format. */
function told(call: Call, { data = null, errors = [] }: ExecutionResult): FormattedExecutionResult {
  const origin = { logger: call.logger, requestId: call.id, hideSchema: call.services.settings.production };
  return { data, errors: errors.map((error) => toWireError(error, origin)) };
}
