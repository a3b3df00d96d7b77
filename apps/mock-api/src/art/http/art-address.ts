/** Addresses of the artwork. Each carries a hash of what it shows, so that it may be cached for ever. */
import { createHash } from 'node:crypto';
import type { AchievementBadge } from '../badges/achievement-badge.ts';
import type { LevelState } from '../badges/level-badge.ts';
import type { BrandName } from '../brand/glyphs.ts';
import type { MarkTone } from '../brand/marks.ts';
import type { GameArt } from '../covers/plan.ts';
import type { PromoFormat, PromoTheme } from '../promos/promo-art.ts';

/** Version of the generators: raise it when any drawing changes, so that every address changes with it. */
export const ART_VERSION = 1;

export const MARK_KINDS = ['glyph', 'tile', 'wordmark', 'lockup'] as const;

export type MarkKind = (typeof MARK_KINDS)[number];

export type ArtFolder = 'games' | 'promos' | 'levels' | 'achievements' | 'brand' | 'providers';

export const artHash = (folder: ArtFolder, inputs: readonly (string | number)[]): string =>
  createHash('sha256')
    .update(JSON.stringify([ART_VERSION, folder, ...inputs]))
    .digest('hex')
    .slice(0, 10);

/** A provider's name as it stands in addresses: lower case, words joined by hyphens. */
export const providerSlug = (provider: string): string =>
  provider
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const gameInputs = ({ code, name, provider, category }: GameArt): readonly string[] => [
  code,
  name,
  provider,
  category,
];

/** An achievement badge's name in addresses, for example `CasinoExplorer-3-progress-40`. */
export const badgeSlug = ({ type, level, state, progress = 0 }: AchievementBadge): string =>
  `${type}-${level}-${state}${state === 'progress' ? `-${Math.round(progress * 100)}` : ''}`;

const addressOf = (folder: ArtFolder, slug: string, inputs: readonly (string | number)[] = [slug]): string =>
  `/art/${folder}/${encodeURIComponent(slug)}.${artHash(folder, inputs)}.svg`;

/** Immutable addresses, relative to the platform's origin (interfaces: `/art/…`). */
export const artAddress = {
  game: (game: GameArt): string => addressOf('games', game.code, gameInputs(game)),
  promo: (theme: PromoTheme, format: PromoFormat): string => addressOf('promos', `${theme}-${format}`),
  level: (tier: number, state: LevelState = 'earned'): string => addressOf('levels', `${tier}-${state}`),
  /** An achievement badge; `earned` is its image, `locked` its placeholder. */
  achievement: (badge: AchievementBadge): string => addressOf('achievements', badgeSlug(badge)),
  /** A brand's mark for a dark or light page; glyph and tile look the same on both. */
  brand: (brand: BrandName, kind: MarkKind, tone: MarkTone = 'dark'): string =>
    addressOf('brand', `${brand}-${kind}-${tone}`),
  provider: (provider: string): string => addressOf('providers', providerSlug(provider), [provider]),
};
