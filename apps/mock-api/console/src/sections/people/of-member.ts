import type { ConsolePersonQuery } from '@magpie/gql/console';

export type Member = NonNullable<ConsolePersonQuery['worldMember']>;

/** Whose part of the page it is. */
export interface OfMember {
  readonly world: string;
  readonly member: string;
}
