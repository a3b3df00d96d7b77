/** The recipes of the palettes, named after things seen from a back verandah. */

export type Oklch = readonly [lightness: number, chroma: number, hue: number];

export type Mood = 'water' | 'studio' | 'felt' | 'field';

export interface PaletteSpec {
  readonly name: string;
  readonly ground: Oklch;
  readonly hue: number;
  readonly pop: Oklch;
  readonly alt: Oklch;
  readonly moods?: readonly Mood[];
}

const spec = (
  name: string,
  ground: Oklch,
  hue: number,
  pop: Oklch,
  alt: Oklch,
  ...moods: Mood[]
): PaletteSpec => ({
  name,
  ground,
  hue,
  pop,
  alt,
  moods,
});

export const SPECS: readonly PaletteSpec[] = [
  spec('wattle', [0.83, 0.155, 90], 165, [0.56, 0.19, 28], [0.36, 0.06, 165], 'field'),
  spec('bluestone', [0.37, 0.05, 245], 250, [0.8, 0.14, 78], [0.74, 0.07, 225], 'water', 'studio'),
  spec('galah', [0.76, 0.1, 12], 268, [0.4, 0.07, 265], [0.93, 0.06, 95]),
  spec('billabong', [0.43, 0.075, 195], 200, [0.73, 0.15, 42], [0.84, 0.1, 165], 'water', 'studio', 'felt'),
  spec('ironbark', [0.25, 0.018, 50], 45, [0.67, 0.19, 43], [0.86, 0.12, 88], 'studio'),
  spec('jacaranda', [0.47, 0.13, 298], 290, [0.87, 0.15, 95], [0.78, 0.1, 340]),
  spec('reef', [0.7, 0.1, 205], 230, [0.5, 0.17, 35], [0.95, 0.07, 100], 'water'),
  spec('outback', [0.57, 0.145, 42], 35, [0.86, 0.09, 85], [0.36, 0.08, 235], 'felt', 'field'),
  spec('mangrove', [0.33, 0.055, 158], 165, [0.86, 0.17, 118], [0.76, 0.11, 25], 'studio', 'felt', 'field'),
  spec('lillypilly', [0.5, 0.17, 5], 350, [0.88, 0.08, 165], [0.85, 0.13, 80], 'studio', 'felt'),
  spec('saltpan', [0.91, 0.02, 85], 260, [0.5, 0.16, 262], [0.62, 0.18, 40], 'water', 'felt'),
  spec('midnight', [0.25, 0.06, 268], 270, [0.82, 0.14, 82], [0.7, 0.13, 10], 'water', 'studio'),
  spec('gumleaf', [0.74, 0.055, 155], 170, [0.5, 0.14, 36], [0.95, 0.05, 100], 'water', 'field'),
  spec('flannel', [0.93, 0.03, 92], 165, [0.44, 0.085, 168], [0.6, 0.19, 28], 'felt', 'field'),
  spec('kelp', [0.45, 0.07, 118], 130, [0.8, 0.11, 8], [0.9, 0.12, 100], 'field'),
  spec('opal', [0.3, 0.05, 222], 230, [0.84, 0.11, 178], [0.76, 0.13, 350], 'water', 'studio'),
  spec('dusk', [0.35, 0.09, 335], 330, [0.82, 0.12, 62], [0.68, 0.16, 18], 'studio'),
  spec('ember', [0.55, 0.19, 29], 25, [0.87, 0.14, 88], [0.95, 0.03, 88], 'felt', 'field'),
  spec('plumage', [0.2, 0.012, 230], 230, [0.94, 0.022, 88], [0.79, 0.14, 76], 'studio', 'felt'),
  spec('harbour', [0.46, 0.13, 258], 262, [0.88, 0.13, 92], [0.86, 0.07, 220], 'water', 'felt', 'field'),
  spec('mango', [0.79, 0.15, 68], 30, [0.42, 0.13, 20], [0.96, 0.05, 95]),
  spec('verandah', [0.86, 0.06, 160], 175, [0.53, 0.17, 22], [0.38, 0.06, 200], 'water', 'field'),
  spec('quandong', [0.42, 0.15, 22], 18, [0.9, 0.06, 90], [0.82, 0.13, 70], 'felt', 'studio'),
  spec('lagoon', [0.52, 0.09, 210], 225, [0.92, 0.1, 100], [0.82, 0.1, 40], 'water'),
  spec('paperbark', [0.84, 0.035, 62], 40, [0.4, 0.09, 25], [0.5, 0.09, 190]),
  spec('bottlebrush', [0.3, 0.06, 150], 155, [0.66, 0.2, 25], [0.9, 0.09, 110], 'felt', 'field'),
  spec('nightmarket', [0.22, 0.05, 310], 305, [0.74, 0.17, 350], [0.85, 0.14, 95], 'studio'),
  spec('glacier', [0.82, 0.05, 225], 240, [0.42, 0.13, 262], [0.55, 0.19, 20], 'water'),
  spec('claypan', [0.66, 0.09, 50], 30, [0.3, 0.07, 260], [0.94, 0.05, 90], 'field'),
  spec('shearer', [0.9, 0.05, 100], 250, [0.38, 0.08, 250], [0.62, 0.16, 50], 'felt'),
  spec('violetdusk', [0.33, 0.1, 285], 280, [0.8, 0.12, 30], [0.86, 0.09, 195], 'studio', 'water'),
  spec('lemonade', [0.92, 0.13, 105], 150, [0.45, 0.12, 150], [0.58, 0.2, 15]),
  spec('kingfisher', [0.4, 0.1, 240], 245, [0.78, 0.16, 55], [0.9, 0.06, 190], 'water', 'field'),
  spec('coalmine', [0.23, 0.008, 80], 80, [0.84, 0.15, 92], [0.7, 0.05, 230], 'studio'),
  spec('rosewater', [0.88, 0.05, 10], 350, [0.46, 0.16, 350], [0.4, 0.07, 170]),
  spec('fernery', [0.55, 0.11, 145], 150, [0.95, 0.08, 105], [0.29, 0.05, 160], 'field', 'felt'),
  spec('copper', [0.48, 0.1, 45], 40, [0.87, 0.07, 175], [0.9, 0.1, 85], 'felt', 'studio'),
  spec('stormfront', [0.5, 0.03, 250], 255, [0.93, 0.13, 100], [0.87, 0.05, 220], 'water', 'studio'),
  spec('sherbet', [0.81, 0.09, 330], 300, [0.4, 0.13, 290], [0.52, 0.17, 25]),
  spec('oxblood', [0.29, 0.09, 20], 15, [0.83, 0.1, 75], [0.72, 0.12, 20], 'felt', 'studio'),
  spec('seagrass', [0.64, 0.09, 175], 190, [0.97, 0.05, 95], [0.32, 0.08, 255], 'water', 'field'),
  spec('blueheeler', [0.6, 0.06, 255], 265, [0.95, 0.06, 90], [0.3, 0.08, 30]),
  spec('marigold', [0.74, 0.16, 55], 30, [0.3, 0.09, 280], [0.97, 0.04, 95]),
  spec('pistachio', [0.85, 0.09, 130], 140, [0.4, 0.11, 320], [0.54, 0.17, 30], 'field'),
  spec('inkwell', [0.27, 0.07, 255], 258, [0.9, 0.05, 90], [0.72, 0.16, 35], 'water', 'felt'),
  spec('terrace', [0.62, 0.13, 25], 15, [0.95, 0.06, 95], [0.3, 0.06, 220]),
];
