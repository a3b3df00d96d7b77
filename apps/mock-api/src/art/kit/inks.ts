/** The five inks a drawing is printed with, and the type of a drawing. */

export interface Inks {
  readonly lit: string;
  readonly shade: string;
  /** A second colour for details. */
  readonly accent: string;
  /** Near-black, for outlines and holes. */
  readonly dark: string;
  /** Near-white, for highlights. */
  readonly paper: string;
}

export type Drawing = (inks: Inks) => string;

export type DrawingSet = Record<string, Drawing>;

export const flatInks = (ink: string): Inks => ({ lit: ink, shade: ink, accent: ink, dark: ink, paper: ink });

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

export const GOLD: Inks = {
  lit: '#f0b94f',
  shade: '#c98a25',
  accent: '#ffe0a0',
  dark: '#3a2607',
  paper: '#fff3d6',
};
