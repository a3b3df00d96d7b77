/** Achievement badges: each type has its own silhouette, pips count the level. */
import { num, path, poly, stroke, svgDocument } from '../kit/svg.ts';
import { at, repeat } from '../kit/arrange.ts';
import { ACHIEVEMENT_ART, type AchievementArt, type AchievementType } from './achievement-art.ts';
import type { BadgeInks } from './tiers.ts';

export type BadgeState = 'earned' | 'progress' | 'locked';

export interface AchievementBadge {
  readonly type: AchievementType;
  readonly level: number;
  readonly state: BadgeState;
  readonly progress?: number;
}

/** Highest badge level. */
export const TOP_BADGE = 5;

/** The achievement types in the order of their tabs. */
export const ACHIEVEMENT_TYPES: readonly AchievementType[] = [
  'CasinoExplorer',
  'RegularPlayer',
  'SteadyGambler',
  'WinningStreak',
];

const DIMMED: BadgeInks = {
  lit: '#59646780',
  shade: '#454f5280',
  accent: '#6a757880',
  dark: '#171c1d',
  paper: '#6a757880',
  ground: '#14191a',
};

const earnedEdge = ({ shape, inks }: AchievementArt, level: number): string => {
  const inner =
    level > 2
      ? path(shape(35.5), 'none', `stroke="${inks.lit}" stroke-width="${level > 4 ? 2 : 1.2}" opacity=".6"`)
      : '';
  return path(shape(43), inks.lit) + path(shape(level > 3 ? 39 : 40.5), inks.ground) + inner;
};

const openEdge = ({ shape, inks }: AchievementArt, state: BadgeState, progress: number): string => {
  const dashes = state === 'locked' ? ' stroke-dasharray="3 5"' : '';
  const base = path(shape(41), DIMMED.ground, `stroke="#3a4447" stroke-width="2"${dashes}`);
  if (state === 'locked') return base;
  const done = num(Math.max(0, Math.min(1, progress)) * 100);
  return (
    base +
    path(
      shape(41),
      'none',
      `stroke="${inks.lit}" stroke-width="3" pathLength="100" stroke-dasharray="${done} 100" stroke-linecap="round"`,
    )
  );
};

const pips = (level: number, ink: string): string =>
  repeat(TOP_BADGE, (i) => {
    const x = 48 + (i - (TOP_BADGE - 1) / 2) * 9;
    const reach = i < level ? 4 : 3;
    const corners = [
      [x, 89.5 - reach],
      [x + reach, 89.5],
      [x, 89.5 + reach],
      [x - reach, 89.5],
    ] as const;
    return i < level ? poly(corners, ink) : poly(corners, 'none', 'stroke="#59646a" stroke-width="1.2"');
  });

/** A badge, 96 by 96 (visual language §7). */
export function achievementBadge({ type, level, state, progress = 0 }: AchievementBadge): string {
  const art = ACHIEVEMENT_ART[type];
  const isEarned = state === 'earned';
  const inks = isEarned ? art.inks : DIMMED;
  const [y, scale] = art.place;
  const drawing =
    level === 0
      ? stroke('M38 44H58M48 34V54', '#59646a', 3, 'stroke-linecap="round"')
      : at(48, y, scale, art.draw(inks, level));
  const edge = isEarned ? earnedEdge(art, level) : openEdge(art, state, progress);
  const marks = pips(level, isEarned ? art.inks.lit : '#6a7578');
  return svgDocument(96, 96, edge + drawing + marks, `${type} level ${level}, ${state}`);
}
