import type { AccentRamp, Ramp } from './ramps.ts';
import { bill, bone, fern, gum, ink, waratah, wattle } from './ramps.ts';

interface Token {
  readonly value: string;
}

const tokensOf = (values: Readonly<Record<string, string>>): Record<string, Token> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

const colour = (ramp: Ramp): Record<string, Token> => tokensOf({ ...ramp });

const space = {
  '0': '0px',
  '1': '4px',
  '2': '8px',
  '3': '12px',
  '4': '16px',
  '5': '20px',
  '6': '24px',
  '8': '32px',
  '10': '40px',
  '12': '48px',
  '16': '64px',
  '20': '80px',
};

/** Width in px below which the mobile layout applies (SHELL-34) and the other steps of the layout. */
export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' };

const sans = '"Archivo Variable", "Archivo Fallback", Arial, sans-serif';
const display = '"Archivo Variable", "Archivo Display Fallback", Arial, sans-serif';

const layers = {
  header: 200,
  sidebar: 210,
  bottombar: 220,
  game: 300,
  popover: 400,
  modal: 500,
  toast: 600,
  tooltip: 700,
  progress: 800,
  skip: 900,
};

const layout = {
  header: '72px',
  sidebar: '16rem',
  rail: '5rem',
  drawer: '18rem',
  bottombar: '64px',
  content: '1290px',
  full: '100%',
};

/** The primitive tokens of the design system (visual language, sections 2 to 4). */
export const tokensFor = (accent: AccentRamp) => ({
  colors: {
    ink: colour(ink),
    bone: colour(bone),
    accent: colour(accent),
    gum: colour(gum),
    fern: colour(fern),
    wattle: colour(wattle),
    waratah: colour(waratah),
    bill: colour(bill),
  },
  spacing: tokensOf(space),
  sizes: tokensOf({ ...space, ...layout }),
  radii: tokensOf({
    xs: '3px',
    sm: '5px',
    md: '8px',
    lg: '12px',
    full: '999px',
    wing: '12px 12px 56px 12px',
    wingCard: '0 0 48px 0',
    wingThumb: '8px 8px 24px 8px',
  }),
  durations: tokensOf({ instant: '80ms', fast: '140ms', base: '220ms', slow: '380ms', reveal: '640ms' }),
  easings: tokensOf({
    out: 'cubic-bezier(.2,.8,.2,1)',
    inOut: 'cubic-bezier(.65,0,.2,1)',
    swoop: 'cubic-bezier(.2,1.3,.4,1)',
  }),
  fonts: tokensOf({ body: sans, heading: display }),
  zIndex: Object.fromEntries(Object.entries(layers).map(([name, value]) => [name, { value }])),
});
