import { achievementValue, countBet, isCompleted, noPlay, streakEffect } from '@magpie/domain/achievements';
import type { AchievementType, PlayCounts } from '@magpie/domain/achievements';
import { memberPeriod } from '@magpie/domain/calendar';
import { artAddress } from '#art/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { seededTimezone } from './lookup.ts';
import { seededMemberId } from './members.ts';
import { regulars } from './regulars/people.ts';
import { addRows, decidedBets } from './store.ts';
import { HOUR_MS } from './times.ts';

interface AchievementSeed {
  readonly type: AchievementType;
  readonly name: string;
  readonly experience: number;
  readonly reward: bigint;
  readonly task: (goal: number) => string;
  readonly badges: readonly (readonly [name: string, goal: number])[];
}

const achievements: readonly AchievementSeed[] = [
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
const badgeId = (type: AchievementType, level: number): string => `${achievementId(type)}_${String(level)}`;

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

interface Wearer {
  readonly key: string;
  /** Badges whose reward was not claimed yet. */
  readonly open: readonly string[];
  readonly shown?: string;
}

const wearers: readonly Wearer[] = [
  { key: 'mia', open: [badgeId('RegularPlayer', 3)], shown: badgeId('CasinoExplorer', 3) },
  { key: 'ruby', open: [] },
  { key: 'isla', open: [] },
  { key: 'leo', open: [] },
  { key: 'ella', open: [] },
  { key: 'zoe', open: [] },
  ...regulars.map(({ key }) => ({ key, open: [] })),
];

interface Earned {
  readonly counts: PlayCounts;
  /** When the badges were completed, by their ids. */
  readonly badges: ReadonlyMap<string, number>;
}

/** Counts the bets one after the other, as play does (ACH-03). */
function earnedBy(bets: Awaited<ReturnType<typeof decidedBets>>): Earned {
  const games = new Set<string>();
  const days = new Set<number>();
  const badges = new Map<string, number>();
  let counts = noPlay;
  for (const { gameId, settledAt, effectiveBetMinor: stake, riskFreeMinor: riskFree, ...fiat } of bets) {
    const day = memberPeriod('DAILY', seededTimezone, new Date(settledAt)).start.getTime();
    const won = fiat.fiatPayoutMinor > fiat.fiatEffectiveBetMinor;
    const streak = streakEffect({ won, stake, riskFree });
    counts = countBet(counts, { newGame: !games.has(gameId), newDay: !days.has(day), streak });
    games.add(gameId);
    days.add(day);
    for (const { type, badges: line } of achievements) {
      const value = achievementValue(type, counts);
      for (const [index, [, goal]] of line.entries()) {
        const id = badgeId(type, index + 1);
        if (isCompleted(goal, value) && !badges.has(id)) badges.set(id, settledAt);
      }
    }
  }
  return { counts, badges };
}

export async function seedAchievements(unit: Unit): Promise<void> {
  await seedAchievementCatalogue(unit);
  for (const { key, open, shown } of wearers) {
    const memberId = seededMemberId(key);
    const { counts, badges } = earnedBy(await decidedBets(unit.db, memberId));
    await addRows(unit.db, 'memberPlayCounts', { memberId, ...counts });
    const rows = [...badges].map(([id, completedAt]) => {
      return {
        memberId,
        badgeId: id,
        completedAt,
        claimedAt: open.includes(id) ? null : completedAt + HOUR_MS,
      };
    });
    await addRows(unit.db, 'memberBadges', rows);
    if (shown !== undefined) await addRows(unit.db, 'memberActiveBadges', { memberId, badgeId: shown });
  }
}
