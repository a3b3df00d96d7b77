import type { Figure } from './figures.ts';
import { gameFrameFigures } from './game-frames.ts';
import { gamesFigures } from './games.ts';
import { lighthouseFigures } from './lighthouse.ts';
import { listFigures } from './lists.ts';
import { meFigures } from './me.ts';
import { moneyFigures } from './money.ts';
import { pageFigures } from './pages.ts';
import { pressFigures } from './presses.ts';
import { readyFigures } from './ready.ts';
import { roundFigures } from './rounds.ts';
import { socketFigures } from './sockets.ts';
import { sportsbookFigures } from './sportsbook.ts';
import { worldFigures } from './worlds.ts';

type Part = (platform: string, folder: string) => Promise<Figure[]>;

/** What is asked of a running platform, in its order, by the word that asks for it alone. */
export const platformParts: ReadonlyMap<string, Part> = new Map<string, Part>([
  ['ready', readyFigures],
  ['worlds', worldFigures],
  ['games', gamesFigures],
  ['me', meFigures],
  ['money', moneyFigures],
  ['rounds-rate', roundFigures],
  ['sportsbook', sportsbookFigures],
  ['sockets', socketFigures],
  ['pages', pageFigures],
  ['frames', gameFrameFigures],
  ['lists', listFigures],
  ['presses', pressFigures],
]);

/** Asked for by their words alone: they fetch what is no dependency. */
export const ownParts: ReadonlyMap<string, Part> = new Map<string, Part>([['lighthouse', lighthouseFigures]]);

export const benchWords: readonly string[] = [...platformParts.keys(), ...ownParts.keys(), 'rounds', 'house'];

export function refusalOf(word: string | undefined): string | undefined {
  if (word === undefined || benchWords.includes(word)) return undefined;
  return `There is no part "${word}" of the bench: ${benchWords.join(', ')}.`;
}
