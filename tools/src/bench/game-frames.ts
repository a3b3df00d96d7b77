import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { z } from 'zod';
import { control } from '../mock/client.ts';
import { launchBrowser } from './browser.ts';
import { type Figure, percentile } from './figures.ts';
import { SLOWER, phoneScreen, traced } from './frame-trace.ts';
import { frameWork } from './frame-work.ts';
import { makeMembers } from './money.ts';
import { ask, type BenchMember, makeMoneyWorld, moneyWorld } from './money-members.ts';
import { leaveBonus, sitDown } from './rounds.ts';

const PLAYED_MS = 8000;
const LOOK_MS = 250;

interface MovingGame {
  readonly code: string;
  /** What is chosen before each round. */
  readonly lay?: RegExp;
}

interface Watched {
  readonly lay: RegExp | undefined;
  /** Lets the next round that begins by the clock begin. */
  readonly turn: () => Promise<void>;
}

/** A game for each motion there is. */
const moving: Readonly<Record<string, MovingGame>> = {
  reels: { code: 'moonlit-dingo' },
  'wheel and ball': { code: 'european-roulette', lay: /^Red, pays/ },
  'wheel by the clock': { code: 'wheel-of-plenty' },
  fish: { code: 'reef-raiders' },
  'a flight': { code: 'golden-crash' },
  dice: { code: 'sic-bo-pavilion', lay: /^Small, 4 to 10/ },
  coins: { code: 'two-up-ring', lay: /^Heads pays/ },
  cards: { code: 'opera-dragon-tiger', lay: /^Dragon pays/ },
};

const found = z.object({ vendor: z.object({ id: z.string() }), category: z.string() });

async function addressOf(platform: string, member: BenchMember, code: string): Promise<string> {
  const id = `game_${code}`;
  const query = 'query G($id: ID!) { game(id: $id) { vendor { id } category } }';
  const { vendor, category } = found.parse((await ask(platform, query, { id }, member.token))['game']);
  const game = { id, vendor: vendor.id, category: `cat_${category.toLowerCase()}` };
  const { ticket } = await sitDown(platform, member, game);
  return `${platform}/games/${code}/play?ticket=${encodeURIComponent(ticket)}`;
}

/** Plays round after round; a game whose rounds begin by the clock is looked at. */
async function playOn(page: Page, lay: RegExp | undefined): Promise<void> {
  const end = performance.now() + PLAYED_MS;
  const play = page.locator('#play:enabled');
  const laid = page
    .getByRole('button', { name: lay ?? '' })
    .and(page.locator(':enabled'))
    .first();
  while (performance.now() < end) {
    if (await play.isVisible()) await play.tap();
    else if (lay && (await laid.isVisible())) await laid.tap();
    await setTimeout(LOOK_MS);
  }
}

async function workOf(browser: Browser, address: string, { lay, turn }: Watched): Promise<number[]> {
  const context = await browser.newContext(phoneScreen);
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.locator('#game:not([aria-busy])').waitFor();
    const events = await traced(page, async () => {
      await turn();
      await playOn(page, lay);
    });
    const work = frameWork(events);
    if (work.length === 0) throw new Error('The trace has no frames.');
    return work;
  } finally {
    await context.close();
  }
}

/**
 * What the main thread of a phone {@link SLOWER} times slower works for a frame while games are played; 60 frames a second leave
 * it 16.7 ms. By the processor's time, so that other work beside it does not count.
 */
export async function gameFrameFigures(platform: string): Promise<Figure[]> {
  await makeMoneyWorld(platform);
  const [member] = await makeMembers(platform, 1);
  if (!member) throw new Error('There is no member.');
  await leaveBonus(platform, member);
  const address = `${platform}/control/graphql`;
  const turn = async () => {
    await control(address, 'AdvanceClock', { world: moneyWorld, by: 'PT30S' });
  };
  const browser = await launchBrowser();
  const figures: Figure[] = [];
  try {
    for (const [name, { code, lay }] of Object.entries(moving)) {
      const work = await workOf(browser, await addressOf(platform, member, code), { lay, turn });
      for (const percent of [50, 95]) {
        const value = SLOWER * percentile(work, percent);
        figures.push({ name: `work for a frame of ${name}, p${String(percent)}`, value, unit: 'ms' });
      }
    }
  } finally {
    await browser.close();
  }
  await control(address, 'DeleteWorld', { id: moneyWorld });
  return figures;
}
