import type { Backend, BackendAnswer } from './backend.ts';
import { askBackend, askLogin, codeOf } from './backend.ts';
import type { Difference } from './difference.ts';

/** A call whose answer the contract knows beforehand. */
interface Habit {
  readonly call: string;
  readonly ask: (backend: Backend) => Promise<BackendAnswer>;
  readonly code: string;
  /** HTTP status; undefined where it may be any. */
  readonly status?: number;
}

const query = (text: string) => (backend: Backend) => askBackend(backend, 'main', { query: text });

const habits: readonly Habit[] = [
  {
    call: 'a call of a member without a login',
    ask: query('{ me { id } }'),
    code: 'UNAUTHENTICATED',
    status: 200,
  },
  { call: 'a document that is no GraphQL', ask: query('{ me {'), code: 'GRAPHQL_PARSE_FAILED', status: 200 },
  {
    call: 'a document that does not fit',
    ask: query('{ contractVersion { no } }'),
    code: 'GRAPHQL_VALIDATION_FAILED',
    status: 200,
  },
  {
    call: 'a token that is none',
    ask: (backend) => askBackend({ ...backend, accessToken: 'none' }, 'main', { query: '{ me { id } }' }),
    code: 'FORBIDDEN',
    status: 200,
  },
  {
    call: 'a call without the admin code',
    ask: (backend) =>
      askBackend({ ...backend, adminCode: 'nobody' }, 'main', { query: '{ contractVersion }' }),
    code: 'FORBIDDEN',
    status: 200,
  },
  {
    call: 'a promo call that does not fit',
    ask: (backend) => askBackend(backend, 'promo', { query: '{ contractVersion { no } }' }),
    code: 'GRAPHQL_VALIDATION_FAILED',
    status: 200,
  },
  {
    call: 'a body that is no JSON',
    ask: (backend) => askBackend(backend, 'main', '{'),
    code: 'BAD_USER_INPUT',
    status: 400,
  },
  {
    call: 'a wrong login',
    ask: (backend) => askLogin(backend, 'nobody@magpie.test:Wrong@2026'),
    code: 'FORBIDDEN',
    status: 403,
  },
];

function headerDrift(call: string, { headers, body }: BackendAnswer): Difference[] {
  const wrong = (why: string): Difference => ({ kind: 'OTHER_HEADER', at: call, why });
  const type = headers.get('content-type') ?? 'none';
  return [
    ...(/^application\/(?:graphql-response\+)?json\b/.test(type)
      ? []
      : [wrong(`content-type is ${type}, where application/json was expected.`)]),
    ...(headers.get('x-content-type-options') === 'nosniff'
      ? []
      : [wrong('x-content-type-options is not nosniff.')]),
    ...(headers.get('vary')?.toLowerCase().includes('origin') ? [] : [wrong('vary does not name origin.')]),
    ...(body === null
      ? [{ kind: 'OTHER_ANSWER', at: call, why: 'The body is no JSON object.' } as const]
      : []),
  ];
}

/** Where a backend refuses otherwise, or with other headers. */
export async function habitDrift(visitor: Backend): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const { call, ask, code, status } of habits) {
    const answer = await ask(visitor);
    const theirs = codeOf(answer);
    if (theirs !== code)
      found.push({
        kind: 'OTHER_ERROR_CODE',
        at: call,
        why: `${String(theirs)}, where ${code} was expected.`,
      });
    if (status !== undefined && answer.status !== status)
      found.push({
        kind: 'OTHER_STATUS',
        at: call,
        why: `${String(answer.status)}, where ${String(status)} was expected.`,
      });
    found.push(...headerDrift(call, answer));
  }
  return found;
}
