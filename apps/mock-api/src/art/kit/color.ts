/** Colour maths of the art: authored in OKLCH (perceptual lightness, chroma, hue), shipped as sRGB hex. */

type Triple = readonly [number, number, number];

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

function linearRgb(lightness: number, chroma: number, hue: number): Triple {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const outsideGamut = (rgb: Triple): boolean => rgb.some((value) => value < -1e-4 || value > 1.0001);

const encode = (value: number): string => {
  const linear = clamp(value);
  const gamma = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(gamma * 255)
    .toString(16)
    .padStart(2, '0');
};

export function oklch(lightness: number, chroma: number, hue: number): string {
  let rgb = linearRgb(lightness, chroma, hue);
  for (let left = chroma; left > 0 && outsideGamut(rgb); left -= 0.002) rgb = linearRgb(lightness, left, hue);
  return `#${rgb.map(encode).join('')}`;
}

const channel = (hex: string, start: number): number => {
  const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** WCAG 2 contrast ratio (1 to 21) between two `#rrggbb` colours. */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The first ink that reaches `min` contrast on `background`, else the strongest of them. */
export function readableOn(background: string, inks: readonly [string, ...string[]], min = 4.5): string {
  const readable = inks.find((ink) => contrast(ink, background) >= min);
  if (readable !== undefined) return readable;
  return inks.reduce((best, ink) => (contrast(ink, background) > contrast(best, background) ? ink : best));
}
