import type { Page } from '@playwright/test';
import { ports } from '../support/addresses.ts';

/** The console under the host that it shares with the web app. */
export const consoleAddress = `http://localhost:${String(ports.platform)}/console`;

/** Every section of the console, by what stands behind the world in its address. */
export const consoleSections = [
  'people',
  'people/mia@magpie.test',
  'verbs',
  'verbs/balance-adjust',
  'clock',
  'mailbox',
  'inspector',
  'ledger',
  'faults',
  'jobs',
  'stories',
  'site',
  'moments',
  'worlds',
  'graphql',
] as const;

/** Opens a section of the console in a world. */
export async function openConsole(page: Page, world: string, section = 'people'): Promise<void> {
  await page.goto(`${consoleAddress}/worlds/${world}/${section}`);
}
