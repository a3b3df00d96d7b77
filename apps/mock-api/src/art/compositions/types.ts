import type { CreatureName } from '../creatures/index.ts';
import type { Palette } from '../kit/palettes.ts';
import type { Random } from '../kit/random.ts';
import type { SymbolName, SymbolOptions } from '../symbols/index.ts';

export const WIDTH = 300;

export const HEIGHT = 400;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
}

export interface Scene {
  readonly random: Random;
  readonly palette: Palette;
  readonly area: Area;
  readonly hero: SymbolName;
  readonly supports: readonly [SymbolName, SymbolName, SymbolName];
  readonly creature: CreatureName;
  readonly name: string;
  readonly id: string;
  /** Draws a symbol that repeats: defined once, then referenced. */
  readonly use: (symbol: SymbolName, options: SymbolOptions) => string;
}

export type Composition = (scene: Scene) => string;

export type CompositionSet = Record<string, Composition>;
