import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';

/** Playwright's own browser when it is installed, otherwise the one that the setup found. */
export function launchBrowser(): Promise<Browser> {
  const found = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));
  const given = process.env['CHROMIUM_PATH'] ?? found;
  const isInstalled = existsSync(chromium.executablePath()) || given === undefined;
  return chromium.launch(isInstalled ? {} : { executablePath: given, args: ['--no-sandbox'] });
}
