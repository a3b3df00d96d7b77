import {
  ACHIEVEMENT_TYPES,
  achievementBadge,
  TOP_BADGE,
  type BadgeState,
} from '../badges/achievement-badge.ts';
import { levelBadge, TOP_TIER, type LevelState } from '../badges/level-badge.ts';
import { BRANDS } from '../brand/glyphs.ts';
import { glyph, lockup, tile, wordmark, type MarkTone } from '../brand/marks.ts';
import { gameCover } from '../covers/cover.ts';
import { providerMark } from '../covers/house-style.ts';
import type { GameArt } from '../covers/plan.ts';
import { isPromoTheme, promoArt, type PromoFormat } from '../promos/promo-art.ts';
import { artHash, gameInputs, MARK_KINDS, type ArtFolder, type MarkKind } from './art-address.ts';

export interface Picture {
  readonly hash: string;
  readonly draw: () => string;
}

export interface ArtSources {
  /** The game with this code, if there is one. */
  findGame(code: string): GameArt | undefined | Promise<GameArt | undefined>;
  /** The name of the provider with this slug (`providerSlug`), if there is one. */
  findProvider(slug: string): string | undefined | Promise<string | undefined>;
}

const oneOf = <T extends string>(list: readonly T[], text: string | undefined): T | undefined =>
  list.find((item) => item === text);

const numberUpTo = (top: number, text: string | undefined): number | undefined => {
  const value = text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return value <= top ? value : undefined;
};

const picture = (folder: ArtFolder, slug: string, draw: () => string): Picture => ({
  hash: artHash(folder, [slug]),
  draw,
});

function promoPicture(slug: string): Picture | undefined {
  const [theme = '', size, ...rest] = slug.split('-');
  const format = oneOf<PromoFormat>(['hero', 'card'], size);
  if (!isPromoTheme(theme) || format === undefined || rest.length > 0) return undefined;
  return picture('promos', slug, () => promoArt({ theme, format }));
}

function levelPicture(slug: string): Picture | undefined {
  const [number, word, ...rest] = slug.split('-');
  const tier = numberUpTo(TOP_TIER, number);
  const state = oneOf<LevelState>(['earned', 'locked'], word);
  if (tier === undefined || state === undefined || rest.length > 0) return undefined;
  return picture('levels', slug, () => levelBadge(tier, state));
}

function achievementPicture(slug: string): Picture | undefined {
  const [name, number, word, share, ...rest] = slug.split('-');
  const type = oneOf(ACHIEVEMENT_TYPES, name);
  const level = numberUpTo(TOP_BADGE, number);
  const state = oneOf<BadgeState>(['earned', 'progress', 'locked'], word);
  if (type === undefined || level === undefined || state === undefined || rest.length > 0) return undefined;
  const percent = state === 'progress' ? numberUpTo(100, share) : 0;
  if (percent === undefined || (state !== 'progress' && share !== undefined)) return undefined;
  return picture('achievements', slug, () =>
    achievementBadge({ type, level, state, progress: percent / 100 }),
  );
}

const MARKS: Readonly<Record<MarkKind, typeof lockup>> = { glyph, tile, wordmark, lockup };

function brandPicture(slug: string): Picture | undefined {
  const [name, word, side, ...rest] = slug.split('-');
  const brand = oneOf(BRANDS, name);
  const kind = oneOf(MARK_KINDS, word);
  const tone = oneOf<MarkTone>(['dark', 'light'], side);
  if (brand === undefined || kind === undefined || tone === undefined || rest.length > 0) return undefined;
  return picture('brand', slug, () => MARKS[kind](brand, tone));
}

async function gamePicture(code: string, sources: ArtSources): Promise<Picture | undefined> {
  const game = await sources.findGame(code);
  return game && { hash: artHash('games', gameInputs(game)), draw: () => gameCover(game) };
}

async function providerPicture(slug: string, sources: ArtSources): Promise<Picture | undefined> {
  const provider = await sources.findProvider(slug);
  return provider === undefined ? undefined : picture('providers', provider, () => providerMark(provider));
}

/** The picture a folder and slug ask for; undefined when they name nothing. */
export async function findPicture(
  folder: string,
  slug: string,
  sources: ArtSources,
): Promise<Picture | undefined> {
  switch (folder) {
    case 'games':
      return gamePicture(slug, sources);
    case 'providers':
      return providerPicture(slug, sources);
    case 'promos':
      return promoPicture(slug);
    case 'levels':
      return levelPicture(slug);
    case 'achievements':
      return achievementPicture(slug);
    case 'brand':
      return brandPicture(slug);
    default:
      return undefined;
  }
}
