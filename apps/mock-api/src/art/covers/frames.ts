import { readableOn } from '../kit/color.ts';
import type { Palette } from '../kit/palettes.ts';
import { num, path, rect } from '../kit/svg.ts';
import { HEIGHT, WIDTH } from '../compositions/types.ts';
import type { FrameName } from './house-style.ts';

export interface Frame {
  readonly under: string;
  /** Markup of the clipping shape; undefined when the picture bleeds. */
  readonly clip: string | undefined;
  readonly over: string;
}

const NOTCH = `M30 12H${WIDTH - 30}V22H${WIDTH - 22}V30H${WIDTH - 12}V${HEIGHT - 30}H${WIDTH - 22}V${HEIGHT - 22}H${WIDTH - 30}V${HEIGHT - 12}H30V${HEIGHT - 22}H22V${HEIGHT - 30}H12V30H22V22H30Z`;

const teeth = (count: number, dx: number, dy: number): string =>
  `l${num(dx * 3)} ${num(dy * 3)}a5 5 0 0 0 ${num(dx * 10)} ${num(dy * 10)}l${num(dx * 3)} ${num(dy * 3)}`.repeat(
    count,
  );

const PERFORATED = `M6 8${teeth(18, 1, 0)}${teeth(24, 0, 1)}${teeth(18, -1, 0)}${teeth(24, 0, -1)}Z`;

const inner = (inset: number, attributes: string): string =>
  rect(inset, inset, WIDTH - inset * 2, HEIGHT - inset * 2, 'none', 0, attributes);

const clipBox = (inset: number): string =>
  `<rect x="${inset}" y="${inset}" width="${WIDTH - inset * 2}" height="${HEIGHT - inset * 2}"/>`;

const page = (fill: string): string => rect(0, 0, WIDTH, HEIGHT, fill);

export function frameOf(name: FrameName, palette: Palette, plate: string): Frame {
  const { ink, paper, alt } = palette;
  switch (name) {
    case 'bleed':
      return { under: '', clip: undefined, over: '' };
    case 'keyline':
      return { under: '', clip: undefined, over: inner(11, `stroke="${paper}" stroke-width="3"`) };
    case 'border':
      return { under: page(paper), clip: clipBox(16), over: '' };
    case 'notch':
      return {
        under: page(ink),
        clip: `<path d="${NOTCH}"/>`,
        over: path(NOTCH, 'none', `stroke="${alt}" stroke-width="3"`),
      };
    case 'double':
      return {
        under: '',
        clip: undefined,
        over:
          inner(10, `stroke="${ink}" stroke-width="6"`) +
          inner(10, `stroke="${alt}" stroke-width="2"`) +
          inner(17, `stroke="${ink}" stroke-width="1.5" opacity=".5"`),
      };
    case 'stamp':
      return {
        under: path(PERFORATED, paper),
        clip: clipBox(18),
        over: inner(19, `stroke="${ink}" stroke-width="2"`),
      };
    case 'arch':
      return {
        under: '',
        clip: undefined,
        over: path(
          `M0 0H${WIDTH}V140Q${WIDTH} 10 ${WIDTH / 2} 10Q0 10 0 140Z`,
          plate === paper ? ink : plate,
        ),
      };
  }
}

/** Paper or ink, whichever shows on the palette's ground. */
export const edgeInk = ({ ground, paper, ink }: Palette): string => readableOn(ground, [paper, ink], 2.4);
