import { useConsolePeopleQuery } from '@magpie/gql/console';
import { slowly } from '#kit/live.ts';
import { addressOf } from './address-of.ts';

/** What the members of a world are called: by name, else as the control plane names them; an id of whom it does not know stays. */
export function useNames(world: string): (member: string) => string {
  const { data } = useConsolePeopleQuery({ ...slowly, variables: { world } });
  const names = new Map(data?.worldMembers.map((each) => [each.id, each.name ?? addressOf(each)]));
  return (member) => names.get(member) ?? member;
}
