import { andarBahar } from './andar-bahar/andar-bahar.ts';
import { puntoBanco } from './baccarat/punto-banco.ts';
import { ninetyBallBingo } from './bingo/ninety.ts';
import { blackjack } from './blackjack/blackjack.ts';
import { casinoWar } from './casino-war/casino-war.ts';
import { craps } from './craps/craps.ts';
import { dragonTiger } from './dragon-tiger/dragon-tiger.ts';
import { hiLo } from './hi-lo/hi-lo.ts';
import { crash } from './instant/crash.ts';
import { mines } from './instant/mines.ts';
import { reefFish } from './fish/reef.ts';
import { keno } from './keno/keno.ts';
import { lotteryDraw } from './lottery/draw.ts';
import type { GameKind, StudioModel } from './model.ts';
import { paiGowPoker } from './pai-gow/pai-gow.ts';
import { caribbeanStud, oasisStud } from './poker/caribbean-stud.ts';
import { casinoHoldem } from './poker/casino-holdem.ts';
import { threeCardBrag } from './poker/three-card-brag.ts';
import { redDog } from './red-dog/red-dog.ts';
import { europeanRoulette } from './roulette/european.ts';
import { matchThree } from './scratch/match-three.ts';
import { sicBo } from './sic-bo/sic-bo.ts';
import { classicSlot } from './slots/classic.ts';
import { featureSlot } from './slots/feature.ts';
import { highSlot } from './slots/high.ts';
import { jackpotSlot } from './slots/jackpot.ts';
import { lowSlot } from './slots/low.ts';
import { twoUp } from './two-up/two-up.ts';
import { jacksOrBetter } from './video-poker/jacks-or-better.ts';
import { fortuneWheel } from './wheel/fortune.ts';

export type CasinoCategory = 'SLOTS' | 'LIVE' | 'TABLE' | 'FISH' | 'LOTTERY';

type Some<T> = readonly [T, ...(readonly T[])];

/** Every model there is, by its kind: a new one is one more here. */
const modelsOfKind: Readonly<Record<GameKind, Some<StudioModel>>> = {
  SLOT: [lowSlot, highSlot, classicSlot, featureSlot],
  WHEEL: [fortuneWheel],
  BLACKJACK: [blackjack],
  ROULETTE: [europeanRoulette],
  BACCARAT: [puntoBanco],
  DRAGON_TIGER: [dragonTiger],
  ANDAR_BAHAR: [andarBahar],
  SIC_BO: [sicBo],
  CRAPS: [craps],
  TWO_UP: [twoUp],
  POKER: [jacksOrBetter],
  CARIBBEAN_STUD: [caribbeanStud],
  OASIS_STUD: [oasisStud],
  HOLDEM: [casinoHoldem],
  BRAG: [threeCardBrag],
  PAI_GOW: [paiGowPoker],
  CASINO_WAR: [casinoWar],
  RED_DOG: [redDog],
  HI_LO: [hiLo],
  FISH: [reefFish],
  LOTTERY: [lotteryDraw],
  KENO: [keno],
  INSTANT: [mines],
  CRASH: [crash],
  BINGO: [ninetyBallBingo],
  SCRATCH: [matchThree],
};

/** The kinds behind the cards of a category, where a card's name does not say it (PLAY-25). */
const kindsOfCategory: Readonly<Record<CasinoCategory, Some<GameKind>>> = {
  SLOTS: ['SLOT'],
  LIVE: ['WHEEL'],
  TABLE: ['BLACKJACK', 'ROULETTE'],
  FISH: ['FISH'],
  LOTTERY: ['LOTTERY'],
};

/** What a card at a table says by its name, with dealer or without. */
const tableWords: readonly (readonly [RegExp, GameKind])[] = [
  [/roulette/, 'ROULETTE'],
  [/blackjack|pontoon/, 'BLACKJACK'],
  [/baccarat/, 'BACCARAT'],
  [/dragon-tiger/, 'DRAGON_TIGER'],
  [/andar-bahar/, 'ANDAR_BAHAR'],
  [/sic-bo/, 'SIC_BO'],
  [/craps/, 'CRAPS'],
  [/two-up/, 'TWO_UP'],
  [/casino-war/, 'CASINO_WAR'],
  [/red-dog/, 'RED_DOG'],
  [/hi-lo/, 'HI_LO'],
  [/stud/, 'CARIBBEAN_STUD'],
  [/oasis/, 'OASIS_STUD'],
  [/holdem/, 'HOLDEM'],
  [/brag/, 'BRAG'],
  [/pai-gow/, 'PAI_GOW'],
  [/poker/, 'POKER'],
];

/** What the cards of a category may say by their names, which their ids are made of; the first that fits. */
const kindsByWord: Readonly<Partial<Record<CasinoCategory, readonly (readonly [RegExp, GameKind])[]>>> = {
  LIVE: tableWords,
  TABLE: tableWords,
  LOTTERY: [
    [/crash$/, 'CRASH'],
    [/mines$/, 'INSTANT'],
    [/match-three$|scratch-card$/, 'SCRATCH'],
    [/keno|-80$/, 'KENO'],
    [/bingo|ninety$/, 'BINGO'],
    [/card$/, 'SCRATCH'],
  ],
};

export const studioModels: readonly StudioModel[] = [...Object.values(modelsOfKind).flat(), jackpotSlot];

/** FNV-1a, so that a card keeps its game whatever else is added to the catalogue. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

const chosen = <T>(list: Some<T>, by: string): T => list[numberOf(by) % list.length] ?? list[0];

function kindOfGame(category: CasinoCategory, gameId: string): GameKind {
  const said = kindsByWord[category]?.find(([word]) => word.test(gameId));
  return said?.[1] ?? chosen(kindsOfCategory[category], `kind:${gameId}`);
}

/**
 * The model behind a card of the casino (PLAY-25), the same each time: a card that says roulette opens roulette. A new line in
 * the tables may give a card another.
 * @param card says whether it feeds a jackpot, when it is a slot's
 */
export function modelOfGame(
  category: CasinoCategory,
  gameId: string,
  card: { readonly jackpot?: boolean } = {},
): StudioModel {
  if (category === 'SLOTS' && card.jackpot === true) return jackpotSlot;
  return chosen(modelsOfKind[kindOfGame(category, gameId)], gameId);
}

/** A model by its id, as kept with a round; undefined for one that is gone. */
export const modelById = (id: string): StudioModel | undefined =>
  studioModels.find((model) => model.id === id);
