import { brandConfigs } from './brand.ts';
import type { Brand } from './brand.ts';
import { oklch } from './colour.ts';

type Steps = Readonly<Record<number, readonly [lightness: number, chroma: number]>>;

export type Ramp<T extends Steps = Steps> = { readonly [K in keyof T]: string };

function ramp<T extends Steps>(steps: T, hue: number, factor = 1): Ramp<T> {
  const colours = Object.entries(steps).map(([step, [lightness, chroma]]) => [
    step,
    oklch(lightness, chroma * factor, hue),
  ]);
  return Object.fromEntries(colours) as Ramp<T>;
}

const inkSteps = {
  1000: [0.135, 0.006],
  950: [0.165, 0.007],
  900: [0.198, 0.008],
  850: [0.23, 0.009],
  800: [0.265, 0.01],
  700: [0.325, 0.011],
  600: [0.4, 0.012],
  500: [0.475, 0.012],
  400: [0.58, 0.012],
} as const;

const boneSteps = {
  0: [0.995, 0.004],
  50: [0.972, 0.009],
  100: [0.945, 0.014],
  200: [0.905, 0.018],
  300: [0.85, 0.02],
  400: [0.765, 0.018],
  500: [0.675, 0.016],
  600: [0.57, 0.015],
} as const;

const accentSteps = {
  50: [0.975, 0.02],
  100: [0.945, 0.05],
  200: [0.9, 0.09],
  300: [0.845, 0.125],
  400: [0.785, 0.14],
  500: [0.72, 0.14],
  600: [0.6, 0.122],
  700: [0.49, 0.1],
  800: [0.4, 0.08],
  900: [0.3, 0.05],
  950: [0.235, 0.032],
} as const;

const gumSteps = {
  50: [0.97, 0.012],
  100: [0.935, 0.028],
  200: [0.875, 0.05],
  300: [0.8, 0.07],
  400: [0.7, 0.082],
  500: [0.585, 0.082],
  600: [0.5, 0.075],
  700: [0.42, 0.066],
  800: [0.345, 0.055],
  900: [0.275, 0.042],
  950: [0.22, 0.03],
} as const;

const statusSteps = {
  100: [0.945, 0.28],
  300: [0.82, 0.75],
  400: [0.74, 1],
  500: [0.64, 1],
  700: [0.475, 0.82],
  800: [0.38, 0.62],
  900: [0.29, 0.4],
  950: [0.235, 0.26],
} as const;

/** Hue and chroma of the two greys, so that loose greys of the semantic tokens stay in their family. */
export const neutralHue = { ink: 205, bone: 86 } as const;

export const ink = ramp(inkSteps, neutralHue.ink);
/** What the dark app stands on. */
export const appGround = ink[950];
export const bone = ramp(boneSteps, neutralHue.bone);
export const gum = ramp(gumSteps, 180);
export const fern = ramp(statusSteps, 150, 0.15);
export const wattle = ramp(statusSteps, 103, 0.15);
export const waratah = ramp(statusSteps, 25, 0.17);
export const bill = ramp(statusSteps, 240, 0.1);

export type StatusRamp = Ramp<typeof statusSteps>;
export type AccentRamp = Ramp<typeof accentSteps>;

/** The accent of a brand at the same lightness steps as every other brand's, so that contrast holds without retuning. */
export function accentRamp(brand: Brand): AccentRamp {
  const { hue, chroma } = brandConfigs[brand];
  return ramp(accentSteps, hue, chroma);
}
