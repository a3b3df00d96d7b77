import type { InspectedCall } from '#__generated__/control.ts';
import type { SeededPerson } from './seeded.ts';

const fields = `id cause at origin operation variables world channel adminCode bearer member decision code reason message httpStatus
  changes { table kind count rows { before after } }
  entries { id type key member postings { account amount balance currency } }
  jobs { kind key member due outcome } pushes { id event member data } mails { id kind to subject }
  alarms { rule subject text cause operation member }`;

const INSPECT = `query Inspect($world: ID!, $cause: ID!) { inspect(world: $world, cause: $cause) { ${fields} } }`;
const CALLS = `query Calls($world: ID!, $filter: CallFilter!, $first: Int, $after: String, $before: String) {
  calls(world: $world, filter: $filter, first: $first, after: $after, before: $before) {
    totalCount edges { cursor node { ${fields} } } pageInfo { hasNextPage endCursor } } }`;

/** Everything that was done under a cause. */
export async function inspect(
  { control }: Pick<SeededPerson, 'control'>,
  cause: string | null,
): Promise<InspectedCall[]> {
  const { data, errors } = await control(INSPECT, { cause });
  if (!data) throw new Error(JSON.stringify(errors));
  return data['inspect'] as InspectedCall[];
}

export interface CallsPage {
  readonly totalCount: number;
  readonly edges: readonly { readonly cursor: string; readonly node: InspectedCall }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** What was called, for tests that ask what was sent. */
export async function callsOf(
  { control }: Pick<SeededPerson, 'control'>,
  filter: Readonly<Record<string, unknown>> = {},
  page: { readonly first?: number; readonly after?: string; readonly before?: string } = {},
): Promise<CallsPage> {
  const { data, errors } = await control(CALLS, { filter, ...page });
  if (!data) throw new Error(JSON.stringify(errors));
  return data['calls'] as CallsPage;
}
