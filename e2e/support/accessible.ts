import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Frame, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Brings axe into a frame, once for each document, and lets it hear the frames of other origins, as games are. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(`${axe};axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`);
}

/** What still fades or slides on the page; what runs for ever, and what stands still, is not of it. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const passing = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    return document
      .getAnimations()
      .filter(passing)
      .map(({ effect, id }) => `${id} ${String(effect && 'target' in effect ? effect.target : '')}`);
  });

/** Waits until nothing moves: half-way, colours are not what a person reads. */
async function settle(page: Page): Promise<void> {
  await expect.poll(() => moving(page), 'what still moves').toEqual([]);
}

/** Style sheets of another origin would be fetched and written into the page, where its policy may refuse them. */
const options = { runOnly: rules, resultTypes: ['violations'], preload: false };

async function violationsOn(page: Page): Promise<string[]> {
  await settle(page);
  for (const frame of page.frames()) await bringAxe(frame);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)}`),
  );
}

/**
 * Fails on anything that axe finds against WCAG 2.2 A and AA on the screen. It is looked at again when something is found,
 * because what loads while axe works may begin to fade in just then.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => violationsOn(page), `what axe finds on ${page.url()}`).toEqual([]);
}
