import type { Page } from '@playwright/test';

/** Opens an address as a member and waits until the page has asked for pushes: what happens before is not pushed to it. */
export async function openListening(page: Page, address = '/'): Promise<void> {
  const opened = page.waitForEvent('websocket', (socket) => socket.url().includes('/subscriptions'));
  await page.goto(address);
  const socket = await opened;
  await socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('balanceUpdated'));
}
