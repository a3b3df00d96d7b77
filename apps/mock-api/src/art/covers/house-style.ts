/** What a provider keeps constant across its catalogue: frame, lettering, corner cut and seal. */
import { hashText } from '../kit/random.ts';
import { around } from '../kit/figures.ts';
import { circle, num, path, poly, rect, svgDocument } from '../kit/svg.ts';
import { at } from '../kit/arrange.ts';
import { BONE, INK } from '../kit/inks.ts';
import { letter, settable, type CornerMode } from '../lettering/letter.ts';

export type FrameName = 'bleed' | 'keyline' | 'border' | 'notch' | 'double' | 'stamp' | 'arch';

export type LayoutName = 'bottom' | 'split' | 'top' | 'plaque' | 'spine';

export interface HouseStyle {
  readonly frame: FrameName;
  readonly layout: LayoutName;
  readonly mode: CornerMode;
  readonly weight: number;
  /** Shape of the seal, 0 to 4. */
  readonly seal: number;
  readonly initial: string;
}

const FRAMES = ['bleed', 'keyline', 'border', 'notch', 'double', 'stamp', 'arch'] as const;
const LAYOUTS = ['bottom', 'split', 'top', 'plaque', 'spine'] as const;
const MODES = ['round', 'chamfer', 'square'] as const;

type Directed = readonly [FrameName, LayoutName, CornerMode, weight: number, seal: number];

const DIRECTED: ReadonlyMap<string, Directed> = new Map<string, Directed>([
  ['Ironbark', ['double', 'top', 'chamfer', 0.21, 0]],
  ['Saltbush', ['bleed', 'bottom', 'round', 0.2, 2]],
  ['Nightjar', ['bleed', 'spine', 'chamfer', 0.2, 1]],
  ['Tidewater', ['keyline', 'plaque', 'round', 0.2, 3]],
  ['Copperhead', ['notch', 'bottom', 'chamfer', 0.22, 4]],
  ['Twelve Bells', ['keyline', 'bottom', 'round', 0.19, 0]],
  ['Postmark', ['stamp', 'bottom', 'square', 0.2, 1]],
  ['Lantern Row', ['border', 'split', 'chamfer', 0.21, 4]],
  ['Long Paddock', ['arch', 'bottom', 'round', 0.21, 3]],
]);

const derived = (provider: string): Directed => {
  const hash = hashText(`house:${provider}`);
  return [
    FRAMES[hash % 7] ?? 'bleed',
    LAYOUTS[(hash >>> 5) % 5] ?? 'bottom',
    MODES[(hash >>> 9) % 3] ?? 'round',
    0.19 + ((hash >>> 13) % 3) * 0.015,
    (hash >>> 17) % 5,
  ];
};

export function houseStyle(provider: string): HouseStyle {
  const [frame, layout, mode, weight, seal] = DIRECTED.get(provider) ?? derived(provider);
  // An arch takes the top corners and a perforated edge has no room for a spine.
  const clashes = frame === 'arch' || (frame === 'stamp' && layout === 'spine');
  const initial = settable(provider.trim()).find((char) => char !== ' ') ?? 'M';
  return { frame, layout: clashes ? 'bottom' : layout, mode, weight, seal, initial };
}

const SHAPES: readonly ((r: number, fill: string) => string)[] = [
  (r, fill) => circle(0, 0, r, fill),
  (r, fill) => rect(-r * 0.88, -r * 0.88, r * 1.76, r * 1.76, fill, 2),
  (r, fill) =>
    poly(
      [
        [0, -r * 1.15],
        [r * 1.15, 0],
        [0, r * 1.15],
        [-r * 1.15, 0],
      ],
      fill,
    ),
  (r, fill) => poly(around(6, r * 1.08, 0), fill),
  (r, fill) =>
    path(
      `M${num(-r)} ${num(-r)}H${num(r)}V${num(r * 0.3)}Q${num(r)} ${num(r)} 0 ${num(r * 1.15)}Q${num(-r)} ${num(r)} ${num(-r)} ${num(r * 0.3)}Z`,
      fill,
    ),
];

export interface SealPlace {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly fg: string;
  readonly bg: string;
}

export function providerSeal(provider: string, { x, y, r, fg, bg }: SealPlace): string {
  const { seal, initial, mode } = houseStyle(provider);
  const shape = (SHAPES[seal] ?? SHAPES[0])?.(r, bg) ?? '';
  const width = r * (initial === 'I' || initial === '1' ? 0.26 : 0.74);
  const mark = letter({
    text: initial,
    x: -width / 2,
    y: -r * 0.46,
    w: width,
    h: r * 0.92,
    color: fg,
    weight: 0.26,
    mode,
  });
  return at(x, y, 1, shape + mark.svg);
}

/** A provider's seal alone, 48 by 48, for provider lists and filters (visual language §7). */
export const providerMark = (provider: string): string =>
  svgDocument(48, 48, providerSeal(provider, { x: 24, y: 24, r: 20, fg: INK, bg: BONE }), provider);
