import { oklch } from './colour.ts';
import { bill, bone, fern, gum, ink, neutralHue, waratah, wattle } from './ramps.ts';
import type { AccentRamp, StatusRamp } from './ramps.ts';

const darkControl = oklch(0.56, 0.012, neutralHue.ink);
const lightControl = oklch(0.6, 0.012, neutralHue.bone);
const lightMuted = oklch(0.43, 0.012, neutralHue.ink);
const lightSubtle = oklch(0.5, 0.012, neutralHue.ink);

const grounds = {
  dark: {
    'bg.DEFAULT': ink[950],
    'bg.sunken': ink[1000],
    'bg.field': ink[1000],
    'bg.subtle': ink[900],
    'bg.panel': ink[850],
    'bg.muted': ink[800],
    'bg.emphasized': ink[700],
    'bg.inverted': bone[100],
    'bg.skeleton': ink[800],
    'bg.sheen': ink[700],
    'bg.scrim': 'rgb(4 6 7 / .72)',
  },
  light: {
    'bg.DEFAULT': bone[50],
    'bg.sunken': bone[100],
    'bg.field': bone[0],
    'bg.subtle': bone[0],
    'bg.panel': bone[0],
    'bg.muted': bone[100],
    'bg.emphasized': bone[200],
    'bg.inverted': ink[950],
    'bg.skeleton': bone[200],
    'bg.sheen': bone[100],
    'bg.scrim': 'rgb(22 26 27 / .56)',
  },
} as const;

const inks = {
  dark: {
    'fg.DEFAULT': bone[100],
    'fg.muted': bone[400],
    'fg.subtle': bone[500],
    'fg.disabled': ink[400],
    'fg.inverted': ink[950],
    'border.DEFAULT': ink[700],
    'border.muted': ink[800],
    'border.emphasized': ink[500],
    'border.control': darkControl,
    'focus.ring': bone[50],
  },
  light: {
    'fg.DEFAULT': ink[950],
    'fg.muted': lightMuted,
    'fg.subtle': lightSubtle,
    'fg.disabled': bone[500],
    'fg.inverted': bone[50],
    'border.DEFAULT': bone[300],
    'border.muted': bone[200],
    'border.emphasized': bone[500],
    'border.control': lightControl,
    'focus.ring': ink[950],
  },
} as const;

const gumColours = {
  dark: {
    'gum.solid': gum[600],
    'gum.hover': gum[700],
    'gum.contrast': bone[0],
    'gum.fg': gum[300],
    'gum.meter': gum[400],
    'gum.subtle': gum[950],
    'gum.emphasized': gum[800],
    'neutral.hover': bone[0],
  },
  light: {
    'gum.solid': gum[700],
    'gum.hover': gum[800],
    'gum.contrast': bone[0],
    'gum.fg': gum[700],
    'gum.meter': gum[700],
    'gum.subtle': gum[100],
    'gum.emphasized': gum[400],
    'neutral.hover': ink[800],
  },
} as const;

type StatusName = 'green' | 'orange' | 'red' | 'blue';
type StatusKey = `${StatusName}.${'fg' | 'solid' | 'subtle' | 'emphasized'}`;

function status(name: StatusName, ramp: StatusRamp, dark: boolean): [StatusKey, string][] {
  return [
    [`${name}.fg`, dark ? ramp[400] : ramp[700]],
    [`${name}.solid`, dark ? ramp[400] : ramp[500]],
    [`${name}.subtle`, dark ? ramp[950] : ramp[100]],
    [`${name}.emphasized`, dark ? ramp[800] : ramp[500]],
  ];
}

const statuses = (dark: boolean): Record<StatusKey, string> =>
  Object.fromEntries([
    ...status('green', fern, dark),
    ...status('orange', wattle, dark),
    ...status('red', waratah, dark),
    ...status('blue', bill, dark),
  ]) as Record<StatusKey, string>;

const accentColours = (accent: AccentRamp, dark: boolean) => ({
  'accent.solid': accent[400],
  'accent.hover': dark ? accent[300] : accent[500],
  'accent.press': accent[500],
  'accent.contrast': ink[1000],
  'accent.fg': dark ? accent[400] : accent[700],
  'accent.subtle': dark ? accent[950] : accent[100],
  'accent.emphasized': dark ? accent[800] : accent[500],
  'fg.money': dark ? accent[400] : accent[700],
});

function theme(accent: AccentRamp, name: 'dark' | 'light') {
  return {
    ...grounds[name],
    ...inks[name],
    ...gumColours[name],
    ...accentColours(accent, name === 'dark'),
    ...statuses(name === 'dark'),
  };
}

export type SemanticColours = ReturnType<typeof theme>;
export type SemanticColour = keyof SemanticColours;

export const darkColours = (accent: AccentRamp): SemanticColours => theme(accent, 'dark');
export const lightColours = (accent: AccentRamp): SemanticColours => theme(accent, 'light');
