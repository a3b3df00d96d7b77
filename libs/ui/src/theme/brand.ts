/** A white label: what it is called and what its accent is. Everything else is the same for all (visual language, 10). */
export interface BrandConfig {
  readonly title: string;
  /** OKLCH hue of the accent, in degrees. */
  readonly hue: number;
  readonly chroma: number;
}

export const brandConfigs = {
  magpie: { title: 'Magpie', hue: 76, chroma: 1 },
  kookaburra: { title: 'Kookaburra', hue: 236, chroma: 0.86 },
  rosella: { title: 'Rosella', hue: 8, chroma: 0.94 },
  lorikeet: { title: 'Lorikeet', hue: 126, chroma: 1.12 },
} as const satisfies Record<string, BrandConfig>;

export type Brand = keyof typeof brandConfigs;
