import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { GraphQLFieldResolver, GraphQLOutputType, GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import {
  buildSchema,
  execute,
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
  NoSchemaIntrospectionCustomRule,
  parse,
  print,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import { sdlFiles } from '../../contract/sdl.ts';
import type { ClientEndpoint } from '../client-operations.ts';

/** How a recorded backend differs from the contract. */
export interface Planted {
  /** Texts of the contract's files and what stands there instead. */
  readonly sdl?: readonly (readonly [from: string, to: string])[];
  /** What fields answer, by type and name. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly introspection?: boolean;
  /** Codes that take the place of others. */
  readonly codes?: Readonly<Record<string, string>>;
  /** HTTP status of every refusal in GraphQL. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | null>>;
}

const sample: Readonly<Record<string, unknown>> = {
  Boolean: true,
  Int: 1,
  Float: 1.5,
  Decimal: '1.00',
  DateTime: '2026-03-02T02:00:00.000Z',
  Date: '2026-03-02',
  JSON: {},
};

function sampleOf(type: GraphQLOutputType): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [sampleOf(bare.ofType)];
  if (isObjectType(bare)) return {};
  if (isEnumType(bare)) return bare.getValues()[0]?.value;
  return sample[String(bare)] ?? 'text';
}

function schemaWith(endpoint: ClientEndpoint, changes: NonNullable<Planted['sdl']>): GraphQLSchema {
  const texts = sdlFiles(endpoint).map((file) => file.text);
  let sdl = print(
    visit(parse(texts.join('\n')), {
      StringValue: (_node, key) => (key === 'description' ? null : undefined),
    }),
  );
  for (const [from, to] of changes) sdl = sdl.replace(from, to);
  return buildSchema(sdl);
}

const placeOf = ({ parentType, fieldName }: GraphQLResolveInfo): string => `${parentType.name}.${fieldName}`;

interface Refusal {
  readonly code: string;
  readonly status: number;
}

type Answer = Refusal | { readonly body: unknown };

const failed = (code: string, status = 200): Refusal => ({ code, status });

/** The data of an answer, or the refusal, of a request to an endpoint. */
function answered(schema: GraphQLSchema, planted: Planted, body: string, token: string | undefined): Answer {
  let query: unknown;
  try {
    query = (JSON.parse(body) as { query: unknown }).query;
  } catch {
    return failed('BAD_USER_INPUT', 400);
  }
  if (token !== undefined && token !== 'Bearer good') return failed('FORBIDDEN');
  const { introspection = true, answers = {} } = planted;
  const rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  try {
    const document = parse(String(query));
    const errors = validate(schema, document, rules).map(({ message }) => ({
      message,
      extensions: { code: planted.codes?.['GRAPHQL_VALIDATION_FAILED'] ?? 'GRAPHQL_VALIDATION_FAILED' },
    }));
    if (errors.length > 0) return { body: { errors } };
    if (token === undefined && String(query).includes('me {')) return failed('UNAUTHENTICATED');
    const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (_source, _args, _context, info) =>
      Object.hasOwn(answers, placeOf(info)) ? answers[placeOf(info)] : sampleOf(info.returnType);
    return { body: execute({ schema, document, fieldResolver }) };
  } catch {
    return failed('GRAPHQL_PARSE_FAILED');
  }
}

function send(response: ServerResponse, planted: Planted, answer: Answer): void {
  const headers = { 'content-type': 'application/json', 'x-content-type-options': 'nosniff', vary: 'origin' };
  const sent: Record<string, string | null> = { ...headers, ...planted.headers };
  for (const [name, value] of Object.entries(sent)) if (value !== null) response.setHeader(name, value);
  if ('body' in answer) {
    response.end(JSON.stringify(answer.body));
    return;
  }
  const code = planted.codes?.[answer.code] ?? answer.code;
  response.statusCode = answer.status === 200 ? (planted.status ?? 200) : answer.status;
  response.end(JSON.stringify({ code, errors: [{ message: code, extensions: { code } }] }));
}

/** A small backend made from the contract, with differences planted in it, as a recording of a real one would have. */
export async function recordedBackend(planted: Planted = {}) {
  const changes = planted.sdl ?? [];
  const schemas = { '/graphql': schemaWith('main', changes), '/promo/graphql': schemaWith('promo', changes) };
  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname } = new URL(request.url ?? '', 'http://backend.test');
    const body = await text(request);
    if (request.headers['x-admin-code'] !== 'magpie-web') return failed('FORBIDDEN');
    if (pathname === '/authenticate') return failed('FORBIDDEN', 403);
    const schema = pathname === '/graphql' || pathname === '/promo/graphql' ? schemas[pathname] : null;
    return schema ? answered(schema, planted, body, request.headers.authorization) : failed('NOT_FOUND', 404);
  }
  const server = createServer((request, response) => {
    void answer(request).then((made) => {
      send(response, planted, made);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    member: { url: `http://127.0.0.1:${String(port)}`, adminCode: 'magpie-web', accessToken: 'good' },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
