import type { ExecutionArgs, FormattedExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import { OperationTypeNode } from 'graphql';
import type { Context as SocketContext, ExecutionResult, ServerOptions, SubscribePayload } from 'graphql-ws';
import { CloseCode } from 'graphql-ws';
import { requireLiveSession } from '../../auth/index.ts';
import { isFaultless } from '../../faults/index.ts';
import type { Call } from '../../http/call.ts';
import { closeCall, openCall, runInCall } from '../../http/call.ts';
import { CallDropped, strikeFaults } from '../../http/faults.ts';
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
  const calls = new WeakMap<object, Call>();
  const callOf = (args: object): Call => {
    const call = calls.get(args);
    if (call === undefined) throw new Error('An operation on a socket belongs to no call.');
    return call;
  };
  const starts = new Starts();
  return {
    connectionInitWaitTimeout: parts.services.timeouts.socketMs,
    onConnect: (socket) => connect(parts, socket),
    async onSubscribe(socket, id, payload) {
      const { services, connections } = parts;
      starts.begin(socket, id);
      const call = await openCall(services, 'SUBSCRIPTIONS', connections.of(socket.extra).marks);
      const args = await runInCall(call, () => subscribe(parts, socket, call, payload));
      closeCall(call, null);
      recordCall(call, null);
      if ('contextValue' in args) calls.set(args, call);
      else starts.end(socket, id);
      return args;
    },
    onOperation: (socket, id) => {
      starts.end(socket, id);
    },
    // Pings that keep a socket alive carry nothing and wait for nothing.
    onPing: (socket, payload) => (payload?.['after'] === 'SUBSCRIPTIONS' ? starts.over(socket) : undefined),
    subscribe: (args) => subscribeSharing(args, callOf(args).caller?.id ?? ''),
    onNext: (socket, _id, _payload, args, result) => {
      const call = callOf(args);
      // Most pushes: what would be awaited of each costs more than it.
      if (result.errors === undefined && isFaultless(call.world)) return undefined;
      return push(socket, call, result);
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
    if (socket.readyState !== socket.OPEN) return false;
    connections.add(context.extra, connection);
    // Its session may have ended after it was found live and before it was watched.
    await requireLiveSession(connection.world.db, connection.caller);
    return true;
  } catch (error) {
    refuseConnection(context, error, services);
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

type Subscribed = (ExecutionArgs & { contextValue: Context }) | readonly GraphQLError[];

async function subscribe(
  { schema, documents }: ProtocolParts,
  socket: Socket,
  call: Call,
  payload: SubscribePayload,
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
    return { schema, document, operationName, variableValues, contextValue: createContext(call) };
  } catch (error) {
    if (error instanceof CallDropped) socket.extra.socket.terminate();
    return [asGraphQLError(answerError(call, error))];
  }
}

/** Puts the errors of a push into the one format; a planned fault closes the socket instead. */
async function push(
  socket: Socket,
  call: Call,
  result: ExecutionResult,
): Promise<FormattedExecutionResult | undefined> {
  try {
    await strikeFaults(call);
  } catch (error) {
    if (error instanceof CallDropped) socket.extra.socket.terminate();
    else return { errors: [answerError(call, error)] };
  }
  if (result.errors === undefined) return undefined;
  const origin = { logger: call.logger, requestId: call.id, hideSchema: call.services.settings.production };
  return { data: result.data ?? null, errors: result.errors.map((error) => toWireError(error, origin)) };
}
