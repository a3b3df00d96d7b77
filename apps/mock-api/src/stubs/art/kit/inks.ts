/** The five inks a drawing is printed with, and the type of a drawing. */

/** Inks of one drawing, `#rrggbb` each. Drawings are lit from the left. */
export interface Inks {
  /** The side towards the light. */
  readonly lit: string;
  /** The side away from the light. */
  readonly shade: string;
  /** A second colour for details. */
  readonly accent: string;
  /** Near-black, for outlines and holes. */
  readonly dark: string;
  /** Near-white, for highlights. */
  readonly paper: string;
}

/** A drawing round (0, 0) inside a radius of about 50 units. */
export type Drawing = (inks: Inks) => string;

/** Drawings by name. */
export type DrawingSet = Record<string, Drawing>;

/** Every ink the same: silhouettes and printed shadows. */
export const flatInks = (ink: string): Inks => ({ lit: ink, shade: ink, accent: ink, dark: ink, paper: ink });

/** A silhouette in one ink with its details in another. */
export const twoInks = (figure: string, ground: string): Inks => ({
  lit: figure,
  shade: figure,
  accent: ground,
  dark: ground,
  paper: ground,
});

/** Near-black of the brand, hex. */
export const INK = '#0c0f10';

/** Near-white of the brand, hex. */
export const BONE = '#f1ebdf';

/** The one amber thing of an illustration. */
export const GOLD: Inks = {
  lit: '#f0b94f',
  shade: '#c98a25',
  accent: '#ffe0a0',
  dark: '#3a2607',
  paper: '#fff3d6',
};
