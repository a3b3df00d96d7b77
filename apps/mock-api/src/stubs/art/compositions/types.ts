/** What a composition is given and what it gives back. */
import type { CreatureName } from '../creatures/index.ts';
import type { Palette } from '../kit/palettes.ts';
import type { Random } from '../kit/random.ts';
import type { SymbolName, SymbolOptions } from '../symbols/index.ts';

/** Width of a cover in drawing units. */
export const WIDTH = 300;

/** Height of a cover in drawing units. */
export const HEIGHT = 400;

/** The part of a cover the frame and the lettering leave to the picture. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly cx: number;
  readonly cy: number;
  /** Radius of the largest circle that fits. */
  readonly r: number;
}

/** Everything a composition may draw with. */
export interface Scene {
  readonly random: Random;
  readonly palette: Palette;
  readonly area: Area;
  readonly hero: SymbolName;
  readonly supports: readonly [SymbolName, SymbolName, SymbolName];
  readonly creature: CreatureName;
  /** The game's name in lower case. */
  readonly name: string;
  /** Prefix for ids inside the document. */
  readonly id: string;
  /** Draws a symbol that repeats: defined once, then referenced. */
  readonly use: (symbol: SymbolName, options: SymbolOptions) => string;
}

/** Draws a picture that covers the whole sheet; its subject stays inside the area. */
export type Composition = (scene: Scene) => string;

/** Compositions by name. */
export type CompositionSet = Record<string, Composition>;
