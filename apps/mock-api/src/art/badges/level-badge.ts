import { polar, rays, starPoints } from '../kit/figures.ts';
import { BONE, GOLD, INK } from '../kit/inks.ts';
import { circle, line, path, poly, ring, svgDocument } from '../kit/svg.ts';
import { at, repeat } from '../kit/arrange.ts';
import { letter } from '../lettering/letter.ts';
import { TIERS, type BadgeInks } from './tiers.ts';

export type LevelState = 'earned' | 'locked';

/** Highest tier of the loyalty scheme. */
export const TOP_TIER = 10;

const LOCKED: BadgeInks = {
  lit: '#4b5457',
  shade: '#3a4244',
  accent: '#5d676a',
  dark: '#171c1d',
  paper: '#6a7477',
  ground: '#171c1d',
};

function edge(tier: number, rim: string): string {
  if (tier >= 9) return poly(starPoints(48, 46, 46, 41.5, 24), rim);
  if (tier >= 6) return poly(starPoints(48, 46, 45.5, 42.5, 32), rim);
  return circle(48, 46, 43, rim);
}

const ticks = (tier: number, { accent }: BadgeInks, off: string): string =>
  repeat(10, (i) => {
    const degrees = -216 + i * 28;
    const [x0, y0] = polar(48, 46, 33.5, degrees);
    const [x1, y1] = polar(48, 46, 38, degrees);
    const isLit = i < tier;
    return line(
      x0,
      y0,
      x1,
      y1,
      isLit ? accent : off,
      isLit ? 3.2 : 2,
      isLit ? 'stroke-linecap="round"' : 'opacity=".45"',
    );
  });

function plate(tier: number, isLocked: boolean): string {
  const half = tier > 9 ? 6.5 : tier === 1 ? 2 : 4;
  const color = isLocked ? '#8b9497' : INK;
  const numeral = letter({
    text: String(tier),
    x: 48 - half,
    y: 79.5,
    w: half * 2,
    h: 9,
    color,
    weight: 0.25,
  });
  return path('M30 77H66L70 84L66 91H30L26 84Z', isLocked ? '#2a3133' : BONE) + numeral.svg;
}

/** The medallion of a tier, 96 by 96 (visual language §7). Throws RangeError for a tier the scheme does not have. */
export function levelBadge(tier: number, state: LevelState = 'earned'): string {
  const art = TIERS[tier];
  if (art === undefined) throw new RangeError(`There is no level ${tier}.`);
  const isLocked = state === 'locked';
  const inks = isLocked ? LOCKED : art.inks;
  const rim = isLocked ? '#3a4244' : tier >= 8 ? GOLD.lit : inks.lit;
  const shine = tier >= 8 && !isLocked ? `<g opacity=".16">${rays(48, 46, 0, 29.5, 20, inks.lit)}</g>` : '';
  const face =
    edge(tier, rim) +
    circle(48, 46, 40.5, inks.ground) +
    ring(48, 46, 30.5, rim, 1.2, 'opacity=".55"') +
    ticks(tier, inks, isLocked ? '#2a3133' : INK) +
    shine +
    at(48, 46, 0.43, art.draw(inks)) +
    plate(tier, isLocked);
  return svgDocument(96, 96, face, `Level ${tier}, ${art.name}${isLocked ? ', locked' : ''}`);
}
