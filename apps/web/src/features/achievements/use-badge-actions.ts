import {
  useClaimAchievementRewardMutation,
  useSetActiveAchievementBadgeMutation,
  type AchievementPanel_achievementFragment,
  type AchievementPanel_badgeFragment,
} from '@magpie/gql/achievements';
import { useRefresh } from '#shared/page/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { useRewardText } from './use-reward-text.ts';

type Badge = Pick<AchievementPanel_badgeFragment, 'achievement' | 'level' | 'name'>;

export interface BadgeActions {
  readonly claim: (badge: Badge) => Promise<void>;
  readonly wear: (badge: Badge) => Promise<void>;
  readonly claiming: boolean;
  readonly wearing: boolean;
}

/** What can be done with an earned badge: its reward is claimed (ACH-10), and it is made the one that shows (ACH-11). */
export function useBadgeActions(achievement: AchievementPanel_achievementFragment): BadgeActions {
  const [sendClaim, { loading: claiming }] = useClaimAchievementRewardMutation();
  const [sendChoice, { loading: wearing }] = useSetActiveAchievementBadgeMutation();
  const refresh = useRefresh();
  const reward = useRewardText(achievement);
  // Also after a refusal: what is on screen was old then.
  const attempt = async (send: () => Promise<unknown>, title: string, text: string) => {
    try {
      await send();
      toasts.success(title, text);
    } catch (error) {
      toasts.failure(error);
    }
    await refresh();
  };
  const named = ({ achievement: id, level }: Badge) => ({
    variables: { achievement: id, badgeLevel: level },
  });
  const where = achievement.reward === null ? '' : " Activate the bonus under 'My Bonuses'.";
  return {
    claiming,
    wearing,
    claim: (badge) => attempt(() => sendClaim(named(badge)), 'Badge reward claimed', `${reward}.${where}`),
    wear: (badge) =>
      attempt(() => sendChoice(named(badge)), 'Badge set', `${badge.name} is on your profile.`),
  };
}
