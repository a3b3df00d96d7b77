import type { Page } from '@playwright/test';
import { addresses } from './addresses.ts';

/**
 * Opens the site with other settings than those in its own pages, as another installation would have them: they are put there as
 * soon as the parser has passed the place, before any script reads them.
 */
export async function configure(page: Page, settings: object): Promise<void> {
  await page.addInitScript((changed) => {
    new MutationObserver((_, observer) => {
      const place = document.getElementById('config');
      if (!place?.nextSibling) return;
      observer.disconnect();
      const usual = JSON.parse(place.textContent) as object;
      place.textContent = JSON.stringify({ ...usual, ...changed });
    }).observe(document, { childList: true, subtree: true });
  }, settings);
}

/** Ids of the three widgets of a site. */
export const widgetIds = { messengerAppId: 'app1', helpDeskKey: 'desk1', tagManagerId: 'GTM-1' };

/** The three widgets from the platform's stand-ins. */
export const standIns = {
  ...widgetIds,
  messengerUrl: '/widgets/messenger.js',
  helpDeskUrl: '/widgets/help-desk.js',
  tagManagerUrl: '/widgets/tag-manager.js',
};

/** Which script of the vendors is which stand-in's; what a script imports is named like the stand-in's own part. */
const scripts: Readonly<Record<string, string>> = {
  app1: 'messenger.js',
  'widget.js': 'help-desk.js',
  'gtm.js': 'tag-manager.js',
};

/** Lets the platform's stand-ins answer for the vendors' hosts. Answers the addresses that were asked for. */
export async function standInForVendors(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  const hosts = /^https:\/\/(widget\.intercom\.io|wchat\.freshchat\.com|www\.googletagmanager\.com)\//;
  await page.route(hosts, async (route) => {
    const { href, pathname } = new URL(route.request().url());
    const name = pathname.split('/').at(-1) ?? '';
    if (scripts[name] !== undefined) asked.push(href);
    const response = await route.fetch({ url: `${addresses.platform}/widgets/${scripts[name] ?? name}` });
    await route.fulfill({ response });
  });
  return asked;
}

/** What the stand-in of a widget was told since the page was loaded, call by call. */
export function callsTo(page: Page, widget: 'messenger' | 'helpDesk'): Promise<unknown[][]> {
  return page.evaluate((name) => {
    const calls = Reflect.get(window, 'magpieWidgets') as Record<string, unknown[][]> | undefined;
    return calls?.[name] ?? [];
  }, widget);
}
