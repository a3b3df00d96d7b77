import { answeredBy, postJson } from '../http.ts';
import { StoryError } from '../story.ts';

/** A call to a world as the inspector kept it. */
export interface KeptCall {
  readonly at: string;
  readonly origin: string;
  readonly operation: string | null;
  readonly variables: Readonly<Record<string, unknown>> | null;
  readonly member: string | null;
  readonly adminCode: string | null;
  readonly code: string | null;
}

interface Recorded {
  readonly world: { readonly seed: number; readonly begins: string; readonly frozen: boolean } | null;
  readonly calls: {
    readonly totalCount: number;
    readonly edges: readonly { readonly node: KeptCall }[];
  };
}

const MOST = 500;

const QUERY = `query Recorded($world: ID!, $first: Int!) {
  world(id: $world) { seed begins frozen }
  calls(world: $world, first: $first) {
    totalCount
    edges { node { at origin operation variables member adminCode code } }
  }
}`;

/** The world and its calls in their order. @throws StoryError for an unknown world, or one with more calls than are kept */
export async function recordedIn(platform: string, world: string) {
  const body = { query: QUERY, variables: { world, first: MOST } };
  const answer = await postJson(`${platform}/control/graphql`, body, { 'content-type': 'application/json' });
  const { data, refusal } = answeredBy(answer);
  if (refusal) throw new StoryError(refusal.message);
  const { world: kept, calls } = data as unknown as Recorded;
  if (!kept) throw new StoryError(`There is no world ${world}.`);
  if (calls.totalCount > MOST) throw new StoryError(`${world} has had more than ${String(MOST)} calls.`);
  return { ...kept, calls: calls.edges.map(({ node }) => node) };
}
