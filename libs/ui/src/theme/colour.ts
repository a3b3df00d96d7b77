type Rgb = readonly [number, number, number];

const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));

function oklchToLinear(lightness: number, chroma: number, hue: number): Rgb {
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

const inGamut = (rgb: Rgb): boolean => rgb.every((value) => value >= -1e-4 && value <= 1.0001);

function toHexPair(linear: number): string {
  const value = clamp01(linear);
  const gamma = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(gamma * 255)
    .toString(16)
    .padStart(2, '0');
}

/**
 * OKLCH to `#rrggbb`. `lightness` 0..1, `chroma` 0..0.4, `hue` in degrees. A colour outside sRGB loses chroma, never
 * lightness, so contrast survives the conversion (visual language, section 2).
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  let rgb = oklchToLinear(lightness, chroma, hue);
  for (let reduced = chroma; reduced > 0 && !inGamut(rgb); reduced -= 0.002) {
    rgb = oklchToLinear(lightness, reduced, hue);
  }
  return `#${rgb.map(toHexPair).join('')}`;
}
