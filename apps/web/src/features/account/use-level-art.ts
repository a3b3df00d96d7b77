import { useMemberLevelQuery } from '@magpie/gql/levels';
import { levelArt } from '../levels/index.ts';

/** The medallion of the member's level, for the avatar; it comes with the level that is watched anyhow and asks for nothing. */
export function useLevelArt(memberId: string): string | undefined {
  const { data } = useMemberLevelQuery({ variables: { member: memberId }, fetchPolicy: 'cache-only' });
  return data && levelArt(data.memberLevel.level);
}
