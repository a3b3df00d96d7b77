import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';

export const endpoints = {
  main: { label: 'Main', path: '/graphql' },
  promo: { label: 'Promo', path: '/promo/graphql' },
  control: { label: 'Control', path: '/control/graphql' },
} as const;

export type Endpoint = keyof typeof endpoints;

export interface Question {
  readonly query: string;
  readonly variables?: unknown;
}

export interface Caller {
  readonly world: string;
  /** Bearer token of the member who asks; null for a visitor. */
  readonly token: string | null;
}

/** Asks an endpoint as the web app of that world would, and answers what came back. */
export async function ask(
  endpoint: Endpoint,
  question: Question,
  { world, token }: Caller,
): Promise<unknown> {
  const answer = await fetch(endpoints[endpoint].path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-admin-code': 'magpie-web',
      'x-channel': 'DESKTOP_WEB',
      'x-world': world,
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(question),
  });
  return (await answer.json()) as unknown;
}

/** The schema that an endpoint answers by. @throws Error with what it says instead */
export async function schemaOf(endpoint: Endpoint, caller: Caller): Promise<GraphQLSchema> {
  const query = getIntrospectionQuery();
  const answer = (await ask(endpoint, { query }, caller)) as {
    readonly data?: IntrospectionQuery;
    readonly errors?: readonly { readonly message: string }[];
  };
  if (!answer.data) throw new Error(answer.errors?.[0]?.message ?? 'The endpoint does not tell its schema.');
  return buildClientSchema(answer.data);
}
