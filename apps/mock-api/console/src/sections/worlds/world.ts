import type { ConsoleWorldsQuery } from '@magpie/gql/console';
import type { Act } from '#kit/use-act.ts';

export type World = ConsoleWorldsQuery['worlds'][number];

export interface WorldProps {
  readonly world: World;
  readonly act: Act;
}
