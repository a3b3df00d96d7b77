import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';

/** The browser that the setup found, when there is one. */
export const foundBrowser = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

/** Playwright's own browser when it is installed, otherwise the one that the setup found. */
export function launchBrowser(): Promise<Browser> {
  const given = foundBrowser();
  const isInstalled = existsSync(chromium.executablePath()) || given === undefined;
  return chromium.launch(isInstalled ? {} : { executablePath: given, args: ['--no-sandbox'] });
}
