import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { addresses } from './addresses.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Who an access token is for; null when nobody is logged in. */
async function memberOf(page: Page): Promise<string | null> {
  const cookies = await page.context().cookies(addresses.web);
  const token = cookies.find(({ name }) => name === 'access-token')?.value;
  const [, claims] = token?.split('.') ?? [];
  if (claims === undefined) return null;
  const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { readonly sub: string };
  return sub;
}

/** Where the page is, as a page of the site. */
function pageOf(address: string): string {
  const { origin, pathname, search, hash } = new URL(address);
  return origin === addresses.web ? pathname + search + hash : '/';
}

/** Writes the world of a page into a file, with who is logged in there and where. */
export async function keepMoment(page: Page, world: string, file: string): Promise<void> {
  const member = await memberOf(page);
  const query = new URLSearchParams({ page: pageOf(page.url()), ...(member === null ? {} : { member }) });
  const response = await fetch(`${addresses.platform}/control/worlds/${world}/export?${query.toString()}`);
  if (!response.ok) throw new Error(`The world could not be kept: ${await response.text()}`);
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
}

/** How to see a kept world, in a stack that runs. */
export const openingCommand = (file: string): string => `npm run mock -- world open ${relative(root, file)}`;

/** Leaves the world of a journey that failed among its results, and says how to open it. */
export async function leaveWorld(page: Page, world: string, testInfo: TestInfo): Promise<void> {
  const file = testInfo.outputPath(`${world}.magpie-world`);
  try {
    await keepMoment(page, world, file);
    // `attach` would copy it, and it stands among the results already.
    testInfo.attachments.push({ name: 'world', path: file, contentType: 'application/vnd.magpie.world' });
    console.log(`The world of this failure, while a stack runs: ${openingCommand(file)}`);
  } catch (error) {
    // The journey has failed for a reason of its own, which is the one to be told.
    console.log(`The world of this failure could not be kept: ${String(error)}`);
  }
}
