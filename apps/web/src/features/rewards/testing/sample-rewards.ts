import { aud, sampleAwarded, sampleWaitingAward } from '#testing/sample-promos.ts';

/** An earned badge, with what differs. */
export const badge = (level: number, own: object = {}) => ({
  __typename: 'AchievementBadge',
  id: `badge-${String(level)}`,
  achievement: 'explorer',
  level,
  name: `Badge ${String(level)}`,
  description: 'Play different games.',
  goal: 10 * level,
  completed: true,
  claimed: false,
  dateTimeCompleted: null,
  image: `/art/${String(level)}.svg`,
  placeholder: `/art/${String(level)}-grey.svg`,
  ...own,
});

/** The answer of Achievements with these badges. */
export const badges = (nodes: readonly object[]) => ({
  achievements: {
    __typename: 'AchievementConnection',
    edges: [
      {
        __typename: 'AchievementEdge',
        node: {
          __typename: 'Achievement',
          id: 'explorer',
          name: 'Explorer',
          type: 'CasinoExplorer',
          experiences: '10.00',
          reward: '5.00',
          badges: nodes,
          progress: {
            __typename: 'MemberAchievement',
            value: 14,
            streak: null,
            completed: false,
            claimed: false,
            activeBadge: null,
          },
        },
      },
    ],
  },
});

/** The reward of level 2, which ends on 28 November. */
export const levelReward = (claimed: boolean) => ({
  __typename: 'LevelReward',
  bonusState: null,
  level: 2,
  type: 'BONUS',
  reward: '20.00',
  claimed,
  state: claimed ? 'CLAIMED' : 'OPEN',
  expiresAt: '2026-11-28T01:00:00.000Z',
  currency: aud,
});

/** A promo that waits for the end of another, until 30 November. */
export const waitingAward = sampleWaitingAward('award', {
  expiresAt: '2026-11-30T01:00:00.000Z',
  dateTimeCreated: '2026-11-23T00:00:00.000Z',
  promo: sampleAwarded('promo-award', 'Second Helping'),
});
