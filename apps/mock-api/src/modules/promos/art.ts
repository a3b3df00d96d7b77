import { isSpecialVariant, type SiteCode } from '@magpie/domain/site';
import { artAddress, promoThemes, promoTone } from '#art/index.ts';

const formats = ['hero', 'card'] as const;

const birdless = new Map(
  formats.map((format) => [artAddress.promo('welcome', format), artAddress.promo('nest', format)]),
);

/** The picture of a promo as a brand shows it: only Magpie shows the bird (visual language §10). */
export function artOfBrand(address: string, brand: SiteCode): string {
  return (isSpecialVariant(brand) ? birdless.get(address) : undefined) ?? address;
}

const tones = new Map(promoThemes.map((theme) => [artAddress.promo(theme, 'hero'), promoTone(theme)]));

/** The colour of the ground of a promo's picture, where it is one of ours. */
export const toneOf = (address: string): string | null => tones.get(address) ?? null;
