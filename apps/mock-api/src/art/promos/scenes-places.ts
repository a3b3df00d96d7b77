/** Scenes of the places: levels, tournament, sport, jackpot, live tables, roulette. */
import { TIERS } from '../badges/tiers.ts';
import { polar, rays, star, wave } from '../kit/figures.ts';
import { BONE, INK } from '../kit/inks.ts';
import { cycle, randomFrom } from '../kit/random.ts';
import { circle, ellipse, path, rect, ring, stroke } from '../kit/svg.ts';
import { at, each } from '../kit/arrange.ts';
import { letter } from '../lettering/letter.ts';
import { playingCard, RANKS, SUIT_NAMES } from '../props/cards.ts';
import { croupier } from '../props/croupier.ts';
import { rouletteWheel } from '../props/wheel.ts';
import { facetStar } from '../symbols/parts.ts';
import { SYMBOLS } from '../symbols/index.ts';
import { GLINT } from './grounds.ts';
import type { PromoScene, PromoSceneSet } from './types.ts';

const level: PromoScene = ({ ground }) => {
  const steps = [
    [3, -230, 130, 0.9],
    [5, -128, 74, 1.05],
    [6, -18, 10, 1.3],
    [8, 112, -70, 1.6],
  ] as const;
  const medals = each(steps, ([tier, x, y, s]) => {
    const { draw, inks } = cycle(TIERS, tier);
    return (
      circle(x, y, s * 62, INK) +
      circle(x, y, s * 58, inks.ground) +
      ring(x, y, s * 58, inks.lit, 4) +
      at(x, y, s * 0.78, draw(inks))
    );
  });
  return (
    stroke('M-520 270Q-120 180 40 40T330-200', ground.lift2, 84) + medals + star(226, -196, 46, 18, 4, BONE)
  );
};

const tournament: PromoScene = ({ ground }) => {
  const podium = each(
    [
      [-176, 90, 2],
      [176, 140, 3],
      [0, 10, 1],
    ] as const,
    ([x, top, place]) => {
      const isFirst = place === 1;
      const half = isFirst ? 15 : 26;
      const numeral = letter({
        text: String(place),
        x: x - half,
        y: top + 60,
        w: half * 2,
        h: 62,
        color: isFirst ? INK : BONE,
        weight: 0.24,
      });
      return (
        rect(x - 90, top, 180, 420, isFirst ? BONE : ground.mid) +
        rect(x, top, 90, 420, isFirst ? '#d6ccb8' : ground.lift2) +
        numeral.svg
      );
    },
  );
  return (
    rays(0, -110, 0, 300, 24, ground.lift2) +
    circle(0, -110, 130, ground.lift) +
    podium +
    at(0, -100, 2.1, SYMBOLS.crown({ ...GLINT, dark: INK }))
  );
};

const sport: PromoScene = () => {
  const lines = 'M-220-130Q40 40 300-130M-220 170Q40 0 300 170';
  const ball =
    ellipse(8, 12, 176, 112, INK, 'opacity=".4"') +
    ellipse(0, 0, 176, 112, '#d2543d') +
    path('M-176 0A176 112 0 0 0 176 0Z', '#a63d2b') +
    stroke('M-96 0H96M-72-22V22M-44-24V24M-16-26V26M16-26V26M44-24V24M72-22V22', BONE, 9) +
    circle(132, 0, 9, GLINT.lit);
  return (
    ellipse(40, 20, 330, 250, 'none', `stroke="${BONE}" stroke-width="7"`) +
    ring(40, 20, 36, BONE, 7) +
    stroke(lines, BONE, 7, 'opacity=".75"') +
    at(-40, -10, 1, ball, -30)
  );
};

const jackpot: PromoScene = ({ ground }) => {
  const cross = [
    [-40, -190, 40],
    [-56, 120, 54],
    [-190, -40, 44],
    [120, -84, 40],
    [64, 10, 22],
  ] as const;
  return (
    wave(-1260, 460, 190, 26, 420, 400, ground.lift, 0.2) +
    wave(-1260, 460, 240, 20, 320, 400, ground.shade, 0.6) +
    each(cross, ([x, y, radius]) => at(x, y, radius / 50, facetStar(50, 20, 7, BONE, '#cfc6b4'))) +
    stroke('M-40-150V66M-146-46L80-78', ground.mid, 3, 'stroke-dasharray="3 12" stroke-linecap="round"') +
    at(
      170,
      176,
      2,
      SYMBOLS.chest({ lit: '#8a5a38', shade: '#6d4529', accent: GLINT.lit, dark: INK, paper: GLINT.accent }),
    )
  );
};

const live: PromoScene = ({ ground }) => {
  const inks = {
    ink: INK,
    paper: BONE,
    pop: '#d2543d',
    popShade: '#a63d2b',
    popLift: '#ec8a72',
    alt: GLINT.lit,
    altShade: GLINT.shade,
  };
  const hand = each([-1.5, -0.5, 0.5, 1.5], (offset, i) =>
    playingCard(
      {
        x: offset * 120,
        y: 216 + Math.abs(offset) * 10,
        s: 1.5,
        rot: offset * 5,
        rank: cycle(RANKS, i),
        kind: cycle(SUIT_NAMES, i),
      },
      inks,
    ),
  );
  return (
    circle(0, -20, 250, ground.lift) +
    circle(0, -20, 200, ground.lift2) +
    at(0, -60, 2.7, croupier(inks, randomFrom('croupier-4'))) +
    ellipse(0, 330, 460, 170, INK) +
    ellipse(0, 342, 460, 170, ground.mid) +
    ellipse(0, 350, 450, 166, ground.base) +
    hand
  );
};

const roulette: PromoScene = ({ ground }) => {
  const inks = {
    ink: INK,
    alt: '#c9bfae',
    pop: '#c2482f',
    paper: BONE,
    shade: ground.shade,
    lift: ground.lift2,
  };
  const [x, y] = polar(40, 30, 222, -130);
  return rouletteWheel(40, 30, 300, inks) + circle(x, y, 17, GLINT.lit);
};

export const PLACE_SCENES = { level, tournament, sport, jackpot, live, roulette } satisfies PromoSceneSet;
