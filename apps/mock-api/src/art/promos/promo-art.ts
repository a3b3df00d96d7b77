/** Promotional pictures (visual language §7): the nape, a sweep that splits the ground, and one amber glint. */
import { randomFrom } from '../kit/random.ts';
import { path, rect, svgDocument } from '../kit/svg.ts';
import { at } from '../kit/arrange.ts';
import { GROUNDS } from './grounds.ts';
import { REWARD_SCENES } from './scenes-rewards.ts';
import { PLACE_SCENES } from './scenes-places.ts';

const SCENES = { ...REWARD_SCENES, ...PLACE_SCENES };

export type PromoTheme = keyof typeof SCENES;

export type PromoFormat = 'hero' | 'card';

const THEME_GROUNDS: Readonly<Record<PromoTheme, keyof typeof GROUNDS>> = {
  welcome: 'gum',
  match: 'bill',
  freespins: 'plum',
  cashback: 'moss',
  lockin: 'night',
  level: 'bark',
  tournament: 'rust',
  sport: 'moss',
  jackpot: 'night',
  live: 'bark',
  roulette: 'gum',
  nest: 'night',
};

/** The colour that every format of a theme lies on, as #rrggbb. */
export const promoTone = (theme: PromoTheme): string => GROUNDS[THEME_GROUNDS[theme]].base;

export const isPromoTheme = (text: string): text is PromoTheme => Object.hasOwn(SCENES, text);

export const promoThemes = Object.keys(SCENES).filter(isPromoTheme);

export function promoArt({ theme, format }: { theme: PromoTheme; format: PromoFormat }): string {
  const ground = GROUNDS[THEME_GROUNDS[theme]];
  const isHero = format === 'hero';
  const [w, cx, x] = isHero ? [1600, 1180, 752] : [800, 400, 0];
  const h = 600;
  const id = `p${theme}${format}`;
  const near = `M${x + 120} -20C${x - 60} 180 ${x - 30} 420 ${x + 250} 620`;
  const nape =
    path(`${near}H${w + 20}V-20Z`, ground.lift) +
    path(`${near}H${x + 330}C${x + 80} 420 ${x + 30} 190 ${x + 120} -20Z`, ground.shade);
  const subject = at(cx, h / 2, 1, SCENES[theme]({ ground, random: randomFrom(theme) }));
  const picture = rect(0, 0, w, h, ground.base) + nape + subject;
  const clip = `<clipPath id="${id}"><rect width="${w}" height="${h}"/></clipPath>`;
  return svgDocument(w, h, `${clip}<g clip-path="url(#${id})">${picture}</g>`, `${theme} illustration`);
}
