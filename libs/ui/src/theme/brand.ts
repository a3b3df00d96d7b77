/** A white label: what it is called and what its accent is. Everything else is the same for all (visual language, 10). */
export interface BrandConfig {
  readonly title: string;
  /** OKLCH hue of the accent, in degrees. */
  readonly hue: number;
  /** Factor on the accent's chroma. */
  readonly chroma: number;
}

/** The four brands by the name used in `/config.json`. */
export const brandConfigs = {
  magpie: { title: 'Magpie', hue: 76, chroma: 1 },
  kookaburra: { title: 'Kookaburra', hue: 236, chroma: 0.86 },
  rosella: { title: 'Rosella', hue: 8, chroma: 0.94 },
  lorikeet: { title: 'Lorikeet', hue: 126, chroma: 1.12 },
} as const satisfies Record<string, BrandConfig>;

/** Name of a brand. */
export type Brand = keyof typeof brandConfigs;

/** Every brand name, Magpie first. */
export const brands: readonly Brand[] = ['magpie', 'kookaburra', 'rosella', 'lorikeet'];

/** Whether a text from configuration names a brand. */
export const isBrand = (name: string): name is Brand => Object.hasOwn(brandConfigs, name);
