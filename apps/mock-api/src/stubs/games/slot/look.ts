/** How a game dresses the slot: the colours of its cover, its hero and its symbols. */
import { scatter, slotSymbols } from '@magpie/domain/studio';
import type { SlotFace } from '@magpie/domain/studio';
import type { GameModel } from '#modules/games/index.ts';
import {
  cycle,
  GOLD,
  INK,
  letter,
  oklch,
  planCover,
  randomFrom,
  SYMBOLS,
  type Inks,
  type SymbolChoice,
  type SymbolName,
} from '#art/index.ts';

export interface SlotLook {
  readonly ground: string;
  readonly deep: string;
  /** An SVG element holding one `symbol` for each face of a slot, with the id `symbol-` and its code. */
  readonly sprite: string;
  /** What each symbol is called, by its code, for people who hear the game. */
  readonly names: Readonly<Record<string, string>>;
}

interface Face {
  readonly name: string;
  readonly picture: string;
}

const HUES = [25, 262, 190, 305, 150, 355] as const;
const SPARE: readonly SymbolName[] = ['star', 'feather', 'bell', 'gem', 'clover'];
const PAPER = '#fffdfa';

const inksOfHue = (hue: number): Inks => ({
  lit: oklch(0.63, 0.15, hue),
  shade: oklch(0.5, 0.14, hue),
  accent: GOLD.lit,
  dark: INK,
  paper: PAPER,
});

const faceNames: readonly SlotFace[] = [...slotSymbols, scatter];

const words = (name: string): string => name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

/** A figure with a word under it, for what does more than pay. */
function labelled(name: string, figure: string): Face {
  const text = name.toUpperCase();
  const label = letter({ text, x: -27, y: 37.5, w: 54, h: 11, color: PAPER, weight: 0.24 }).svg;
  const above = `<g transform="translate(0 -8) scale(.86)">${figure}</g>`;
  return { name, picture: `${above}<path d="M-34 33h68v20h-68z" fill="${INK}"/>${label}` };
}

function card(name: string, text: string, hue: number): Face {
  const color = oklch(0.4, 0.07, hue);
  const face = letter({ text, x: -23, y: -33, w: 46, h: 58, color, weight: 0.25, mode: 'chamfer' }).svg;
  return { name, picture: `${face}<path d="M-23 34h46v5h-46z" fill="${oklch(0.72, 0.09, hue)}"/>` };
}

function figures(code: string, { hero, supports }: SymbolChoice): (index: number) => Face {
  const hues = randomFrom(`slot:${code}`).shuffle(HUES);
  const chosen = [...new Set([...supports, ...SPARE])].filter((name) => name !== hero);
  return (index) => {
    const name = cycle(chosen, index);
    return { name: words(name), picture: SYMBOLS[name](inksOfHue(cycle(hues, index))) };
  };
}

export function slotLook(game: GameModel): SlotLook {
  const { code, name, subCategory, category } = game;
  const plan = planCover({ code, name, provider: subCategory.name, category: category.toLowerCase() });
  const figure = figures(code, plan.symbols);
  const faces: Readonly<Record<SlotFace, Face>> = {
    WILD: labelled('wild', SYMBOLS[plan.symbols.hero](GOLD)),
    CROWN: figure(0),
    BELL: figure(1),
    GEM: figure(2),
    FEATHER: figure(3),
    ACE: card('ace', 'A', 262),
    KING: card('king', 'K', 165),
    QUEEN: card('queen', 'Q', 20),
    [scatter]: labelled('bonus', figure(4).picture),
  };
  return {
    ground: plan.palette.ground,
    deep: plan.palette.deep,
    sprite: spriteOf(faces),
    names: Object.fromEntries(faceNames.map((symbol) => [symbol, faces[symbol].name])),
  };
}

function spriteOf(faces: Readonly<Record<SlotFace, Face>>): string {
  const parts = faceNames.map(
    (symbol) => `<symbol id="symbol-${symbol}" viewBox="-60 -60 120 120">${faces[symbol].picture}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${parts.join('')}</svg>`;
}
