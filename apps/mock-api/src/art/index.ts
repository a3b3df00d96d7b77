/** The platform's artwork: original, deterministic SVG pictures for everything the casino shows (visual language §7). */
export { achievementBadge, type AchievementBadge, type BadgeState } from './badges/achievement-badge.ts';
export type { AchievementType } from './badges/achievement-art.ts';
export { levelBadge, type LevelState } from './badges/level-badge.ts';
export { type BrandName } from './brand/glyphs.ts';
export { lockup, type MarkTone } from './brand/marks.ts';
export { gameCover } from './covers/cover.ts';
export { providerMark } from './covers/house-style.ts';
export { coverTone, planCover, type GameArt } from './covers/plan.ts';
export { artAddress, providerSlug, type MarkKind } from './http/art-address.ts';
export { artRouter } from './http/art-router.ts';
export type { ArtSources } from './http/picture-request.ts';
export { oklch } from './kit/color.ts';
export { GOLD, INK, type Inks } from './kit/inks.ts';
export { cycle, randomFrom } from './kit/random.ts';
export { letter } from './lettering/letter.ts';
export { promoArt, promoThemes, promoTone, type PromoFormat, type PromoTheme } from './promos/promo-art.ts';
export type { SymbolChoice } from './symbols/choose.ts';
export { SYMBOLS, type SymbolName } from './symbols/index.ts';
