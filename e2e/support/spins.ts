import { expect, type FrameLocator, type Page } from '@playwright/test';
import { gameCard, gameFrame } from './member.ts';

/** What a slot says when its reels have come to rest. */
export const outcome = /^(You won .+|No win\.)$/;

/** Opens a slot, and raises the stake to the last of the steps. */
export async function sitDown(
  page: Page,
  name: string,
  steps: readonly string[] = [],
): Promise<FrameLocator> {
  await gameCard(page, name).click();
  const game = gameFrame(page, name);
  for (const stake of steps) {
    await game.getByRole('button', { name: 'Higher stake' }).click();
    await expect(game.locator('#stake')).toContainText(stake);
  }
  return game;
}

/** Spins once, and answers what the slot says of it. */
export async function spin(game: FrameLocator): Promise<string> {
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(game.getByRole('status')).toHaveText(outcome);
  return game.getByRole('status').innerText();
}

/** What a spin has won by what the slot says of it, in cents. */
export function wonIn(said: string): number {
  return Number((/^You won \D*([\d,]+\.\d\d)/.exec(said)?.[1] ?? '0').replaceAll(/\D/g, ''));
}
