import {
  depositExperience,
  levelAfter,
  levelOf,
  loginGain,
  rewardExpiry,
  tiers,
} from '@magpie/domain/levels';
import type { ExperienceSource } from '@magpie/domain/levels';
import { money } from '@magpie/domain/money';
import { betExperience } from '@magpie/domain/play';
import { rewardPromoId } from '#modules/promos/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { seededTimezone } from './lookup.ts';
import { seededMemberId } from './members.ts';
import { regulars } from './regulars/people.ts';
import { addRows, approvedDeposits, claimedBadges, decidedBets, rewardClaims } from './store.ts';
import { DAY_MS } from './times.ts';

interface Standing {
  readonly key: string;
  /** Days before today on which they logged in beyond those on which they played. */
  readonly logins: readonly number[];
}

const lastDays = (count: number): number[] => Array.from({ length: count }, (_, index) => count - index);

const standings: readonly Standing[] = [
  { key: 'mia', logins: lastDays(4) },
  { key: 'noah', logins: [19, 18, 17, 14, 13, 12, 10, 8, 6, 4, 3, 1] },
  { key: 'ruby', logins: lastDays(2) },
  { key: 'isla', logins: [1] },
  { key: 'leo', logins: lastDays(6) },
  { key: 'ella', logins: lastDays(3) },
  { key: 'ava', logins: [44, 43, 40, 36, 30, 28, 25, 21, 17, 12, 9, 8, 6, 5, 3, 1] },
  { key: 'zoe', logins: [12] },
  ...regulars.map(({ key }) => ({ key, logins: lastDays(1) })),
];

interface Gain {
  readonly unit: ExperienceSource;
  readonly hundredths: bigint;
  readonly at: number;
}

async function betGains(unit: Unit, memberId: string): Promise<Gain[]> {
  return (await decidedBets(unit.db, memberId)).flatMap(
    ({ fiatEffectiveBetMinor: stake, fiatPayoutMinor: payout, settledAt: at }) => {
      const gain = betExperience({ stake: money.of(stake), payout: money.of(payout) });
      return gain ? [{ ...gain, at }] : [];
    },
  );
}

interface Logins {
  readonly gains: readonly Gain[];
  readonly streak: number;
  readonly last: number | null;
}

/** Everybody logs in before they play, and on some days they do not play. */
function loginsOf(moments: readonly number[]): Logins {
  const gains: Gain[] = [];
  let streak = 0;
  let last: number | null = null;
  for (const at of moments.toSorted((a, b) => a - b)) {
    const history = { lastLogin: last === null ? null : new Date(last), streak };
    const login = loginGain(history, new Date(at), seededTimezone);
    if (!login) continue;
    gains.push(...login.gains.map((gain) => ({ ...gain, at })));
    ({ streak } = login);
    last = at;
  }
  return { gains, streak, last };
}

type ClaimedAs = Awaited<ReturnType<typeof rewardClaims>>;

interface Reached {
  readonly memberId: string;
  readonly level: number;
  readonly at: number;
}

/** @throws Error when it was claimed before the level was reached, or too late */
async function addReward(unit: Unit, { memberId, level, at: reachedAt }: Reached, claimedAs: ClaimedAs) {
  const expiresAt = rewardExpiry(new Date(reachedAt)).getTime();
  const claimedAt = claimedAs(memberId, rewardPromoId({ source: `level_${String(level)}`, currency: 'AUD' }));
  if (claimedAt !== null && (claimedAt < reachedAt || claimedAt >= expiresAt)) {
    throw new Error(`${memberId} reached level ${String(level)} at ${new Date(reachedAt).toISOString()}.`);
  }
  await addRows(unit.db, 'levelRewards', {
    memberId,
    level,
    currency: 'AUD',
    amountMinor: BigInt(tiers[level]?.bonusFunds ?? 0) * 100n,
    reachedAt,
    expiresAt,
    claimedAt,
    expiredAt: claimedAt === null && expiresAt <= unit.now.getTime() ? expiresAt : null,
  });
}

async function addGains(
  unit: Unit,
  memberId: string,
  { gains, claimedAs }: { readonly gains: readonly Gain[]; readonly claimedAs: ClaimedAs },
): Promise<bigint> {
  let total = 0n;
  for (const { hundredths, at } of gains) {
    const { reached } = levelAfter(levelOf(total), total + hundredths);
    total += hundredths;
    for (const level of reached) await addReward(unit, { memberId, level, at }, claimedAs);
  }
  const rows = gains.map(({ unit: source, hundredths, at }) => ({
    id: unit.id('exp'),
    memberId,
    unit: source,
    experienceMilli: Number(hundredths) * 10,
    gainedAt: at,
  }));
  await addRows(unit.db, 'experienceRecords', rows);
  return total;
}

/** Levels, experience and rewards of the seeded people, all of them from what they did. */
export async function seedLevels(unit: Unit): Promise<void> {
  const claimedAs = await rewardClaims(unit.db);
  for (const { key, logins: days } of standings) {
    const memberId = seededMemberId(key);
    const played = await betGains(unit, memberId);
    const deposits = (await approvedDeposits(unit.db, memberId)).map(({ changedAt }) => changedAt);
    const yesterday = unit.now.getTime() - DAY_MS;
    const moments = [...played.map(({ at }) => at), ...days.map((ago) => unit.now.getTime() - ago * DAY_MS)];
    // The last session went on overnight, so that the next login is the first of its day.
    const logins = loginsOf(moments.filter((at) => at <= yesterday));
    const gains = [
      ...logins.gains,
      ...deposits.map((at) => ({ unit: 'DEPOSIT' as const, hundredths: depositExperience, at })),
      ...played,
      ...(await claimedBadges(unit.db, memberId)).map(({ claimedAt, experienceMilli }) => {
        return { unit: 'ACHIEVEMENT' as const, hundredths: BigInt(experienceMilli) / 10n, at: claimedAt };
      }),
    ].filter(({ hundredths }) => hundredths > 0n);
    const inOrder = gains.toSorted((a, b) => a.at - b.at);
    const total = await addGains(unit, memberId, { gains: inOrder, claimedAs });
    await addRows(unit.db, 'memberExperience', {
      memberId,
      experienceMilli: Number(total) * 10,
      level: levelOf(total),
      loginStreak: logins.streak,
      lastLoginAt: logins.last,
    });
  }
}
