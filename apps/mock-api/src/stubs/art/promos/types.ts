/** What a promotional scene is given. */
import type { Random } from '../kit/random.ts';
import type { Ground } from './grounds.ts';

/** The ground a scene stands on, and its random stream. */
export interface PromoStage {
  readonly ground: Ground;
  readonly random: Random;
}

/** Draws a subject round (0, 0) inside a radius of about 270. */
export type PromoScene = (stage: PromoStage) => string;

/** Scenes by theme. */
export type PromoSceneSet = Record<string, PromoScene>;
