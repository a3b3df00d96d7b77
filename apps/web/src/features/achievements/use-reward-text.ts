import { displayMoney } from '@magpie/domain/format';
import type { AchievementPanel_achievementFragment } from '@magpie/gql/achievements';
import { shownLocale } from '#shared/locale/index.ts';
import { useSession } from '../session/index.ts';

/** What each badge of an achievement gives, for example '50 XP and A$5.00'. */
export function useRewardText({ experiences, reward }: AchievementPanel_achievementFragment): string {
  const { account } = useSession();
  const points = Number(experiences);
  const parts = [
    ...(points > 0 ? [`${points.toLocaleString(shownLocale())} XP`] : []),
    ...(reward !== null && account ? [displayMoney(reward, account.activeCurrency)] : []),
  ];
  return parts.join(' and ');
}
