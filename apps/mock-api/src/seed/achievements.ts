import type { AchievementType } from '@magpie/domain/achievements';
import { artAddress } from '#art/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { addRows } from './store.ts';

export interface AchievementSeed {
  readonly type: AchievementType;
  readonly name: string;
  readonly experience: number;
  readonly reward: bigint;
  readonly task: (goal: number) => string;
  readonly badges: readonly (readonly [name: string, goal: number])[];
}

export const achievements: readonly AchievementSeed[] = [
  {
    type: 'CasinoExplorer',
    name: 'Casino explorer',
    experience: 50,
    reward: 500n,
    task: (goal) => `Play ${String(goal)} different games`,
    badges: [
      ['Stickybeak', 5],
      ['Day Tripper', 20],
      ['Wanderer', 50],
      ['Cartographer', 100],
      ['Long Hauler', 250],
    ],
  },
  {
    type: 'RegularPlayer',
    name: 'Regular player',
    experience: 100,
    reward: 0n,
    task: (goal) => `Play on ${String(goal)} days`,
    badges: [
      ['Drop-in', 3],
      ['Local', 7],
      ['Familiar Face', 30],
      ['Part of the Furniture', 90],
      ['Old Timer', 365],
    ],
  },
  {
    type: 'SteadyGambler',
    name: 'Steady gambler',
    experience: 75,
    reward: 0n,
    task: (goal) => `Place ${String(goal)} bets`,
    badges: [
      ['First Flutter', 10],
      ['Warmed Up', 100],
      ['Steady Hand', 500],
      ['Metronome', 2_500],
      ['Clockwork', 10_000],
    ],
  },
  {
    type: 'WinningStreak',
    name: 'Winning streak',
    experience: 0,
    reward: 1_000n,
    task: (goal) => `Win ${String(goal)} times in a row`,
    badges: [
      ['Brace', 2],
      ['Hat Trick', 3],
      ['On a Roll', 5],
      ['Purple Patch', 7],
      ['Untouchable', 10],
    ],
  },
];

const achievementId = (type: AchievementType): string => `ach_${type.toLowerCase()}`;
export const badgeId = (type: AchievementType, level: number): string =>
  `${achievementId(type)}_${String(level)}`;

/** The achievements and their badges, which nobody has begun. */
export async function seedAchievementCatalogue({ db }: Unit): Promise<void> {
  for (const [position, { type, name, experience, reward, task, badges }] of achievements.entries()) {
    const id = achievementId(type);
    await addRows(db, 'achievements', {
      id,
      type,
      name,
      position,
      experienceMilli: experience * 1_000,
      rewardMinor: reward,
    });
    const rows = badges.map(([badge, goal], index) => ({
      id: badgeId(type, index + 1),
      achievementId: id,
      level: index + 1,
      name: badge,
      description: task(goal),
      goal,
      image: artAddress.achievement({ type, level: index + 1, state: 'earned' }),
      placeholder: artAddress.achievement({ type, level: index + 1, state: 'locked' }),
    }));
    await addRows(db, 'achievementBadges', rows);
  }
}
