import type { AccentRamp, Ramp } from './ramps.ts';
import { bill, bone, fern, gum, ink, waratah, wattle } from './ramps.ts';

interface Token {
  readonly value: string;
}

const tokensOf = (values: Readonly<Record<string, string>>): Record<string, Token> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

const colour = (ramp: Ramp): Record<string, Token> => tokensOf({ ...ramp });

const space = {
  px: '1px',
  '0': '0px',
  '0.5': '2px',
  '1': '4px',
  '1.5': '6px',
  '2': '8px',
  '2.5': '10px',
  '3': '12px',
  '3.5': '14px',
  '4': '16px',
  '4.5': '18px',
  '5': '20px',
  '6': '24px',
  '7': '28px',
  '8': '32px',
  '9': '36px',
  '10': '40px',
  '11': '44px',
  '12': '48px',
  '14': '56px',
  '16': '64px',
  '18': '72px',
  '20': '80px',
  '24': '96px',
};

const blocks = {
  '13': '52px',
  '21': '84px',
  '22': '88px',
  '30': '120px',
  '35': '140px',
  '40': '160px',
  '45': '180px',
  '48': '192px',
  '50': '200px',
  '55': '220px',
  '60': '240px',
  '80': '320px',
};

const parts = {
  glyph: '27px',
  mark: '30px',
  field: '150px',
  search: '208px',
  notice: '260px',
  card: '276px',
  aside: '300px',
  picture: '380px',
  slim: '420px',
  panel: '520px',
  bannerLow: '232px',
  bannerMid: '240px',
  banner: '300px',
  readable: '640px',
  table: '680px',
  form: '900px',
};

const sans = '"Archivo Variable", "Archivo Fallback", Arial, sans-serif';

const fontSizes = {
  mark: '11px',
  code: '12px',
  caption: '12.5px',
  detail: '13px',
  small: '13.5px',
  label: '14px',
  item: '14.5px',
  body: '15px',
  bannerLow: '21px',
  bannerMid: '30px',
  total: '40px',
  banner: '46px',
};

/** Of one or a few lines that are no paragraph; text styles have their own. */
const lineHeights = {
  none: '1',
  mark: '14px',
  caption: '18px',
  label: '20px',
  body: '22px',
  item: '24px',
  bannerLow: '24px',
  bannerMid: '33px',
  banner: '48px',
};

/** Lines that are read at ease, by their characters. */
const measures = {
  lead: '46ch',
  intro: '62ch',
  prose: '72ch',
};

/** Of what can be seen of the page. */
const views = {
  screen: '100dvh',
  screenWide: '100vw',
  halfScreen: '50dvh',
  /** The body of a sheet that is as high as a phone lets it be. */
  sheet: 'calc(100dvh - 130px)',
  mostOfScreen: '70dvh',
  restOfSheet: 'calc(100dvh - 90px)',
};

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
    // Text on a picture, which is dark in both themes.
    onArt: { value: '#d9d6cc' },
  },
  fontSizes: tokensOf(fontSizes),
  lineHeights: tokensOf(lineHeights),
  spacing: tokensOf(space),
  sizes: tokensOf({ ...space, ...blocks, ...parts, ...measures, ...views, ...layout }),
  radii: tokensOf({
    xs: '3px',
    sm: '5px',
    md: '8px',
    lg: '12px',
    full: '999px',
    mark: '7px',
    wing: '12px 12px 56px 12px',
    wingCard: '0 0 48px 0',
    wingCorner: '48px',
    wingThumb: '8px 8px 24px 8px',
  }),
  durations: tokensOf({ instant: '80ms', fast: '140ms', base: '220ms', slow: '380ms', reveal: '640ms' }),
  easings: tokensOf({
    out: 'cubic-bezier(.2,.8,.2,1)',
    inOut: 'cubic-bezier(.65,0,.2,1)',
    swoop: 'cubic-bezier(.2,1.3,.4,1)',
  }),
  fonts: tokensOf({ body: sans, heading: sans }),
  zIndex: Object.fromEntries(Object.entries(layers).map(([name, value]) => [name, { value }])),
});
