import type { Random } from '../kit/random.ts';
import type { Ground } from './grounds.ts';

export interface PromoStage {
  readonly ground: Ground;
  readonly random: Random;
}

export type PromoScene = (stage: PromoStage) => string;

export type PromoSceneSet = Record<string, PromoScene>;
