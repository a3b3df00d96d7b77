import { expect, type Page, type WebSocketRoute } from '@playwright/test';

/** Opens an address as a member and waits until the page has asked for pushes: what happens before is not pushed to it. */
export async function openListening(page: Page, address = '/'): Promise<void> {
  const opened = page.waitForEvent('websocket', (socket) => socket.url().includes('/subscriptions'));
  await page.goto(address);
  const socket = await opened;
  await socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('balanceUpdated'));
}

/** The sockets of a page's pushes, which a journey can lose and give back. */
export interface Sockets {
  /** Closes what is open, and lets nothing be opened until they are given back. */
  readonly lose: () => Promise<void>;
  readonly giveBack: () => void;
}

/** Steps between a page and its pushes; to be called before the page is opened. */
export async function holdSockets(page: Page): Promise<Sockets> {
  let down = false;
  const open: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/subscriptions/, async (route) => {
    if (down) await route.close({ code: 4000 });
    else {
      route.connectToServer();
      open.push(route);
    }
  });
  return {
    lose: async () => {
      down = true;
      for (const route of open) await route.close({ code: 4000 });
      const outdated = page.getByRole('button', { name: /may be out of date/, includeHidden: true });
      await expect(outdated).toBeAttached();
    },
    giveBack: () => {
      down = false;
    },
  };
}
