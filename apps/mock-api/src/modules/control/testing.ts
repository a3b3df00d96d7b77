import type { GraphQLAnswer, TestPlatform } from '../../testing/index.ts';
import { callGraphQL } from '../../testing/index.ts';

/** Calls the control plane. The world of the call itself is the default one, as for a tool that drives many. */
export function control(
  platform: TestPlatform,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<GraphQLAnswer> {
  const path = '/control/graphql';
  return callGraphQL(platform, { id: 'default' }, { query, variables, path });
}
