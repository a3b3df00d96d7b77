import { displayCount } from '../format/index.ts';

/** So many games in words: '1 game', '1,240 games'. */
export function gamesCountText(count: number, locale: string): string {
  return `${displayCount(count, locale)} ${count === 1 ? 'game' : 'games'}`;
}
