import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, canUseApt, root, run, say } from './say.mjs';

const debian = '/usr/bin/chromium';
const playwright = join(root, 'node_modules', 'playwright', 'cli.js');

/** @param {string} node */
function playwrightsOwn(node) {
  const ask = "import('playwright').then(({ chromium }) => process.stdout.write(chromium.executablePath()))";
  const result = spawnSync(node, ['--input-type=module', '-e', ask], { cwd: root, encoding: 'utf8' });
  return result.stdout?.trim() ?? '';
}

/** A browser counts when it starts: one without its shared libraries does not. @param {string} path */
function starts(path) {
  if (!path || !existsSync(path)) return false;
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: 60_000 }).status === 0;
}

/**
 * Path of a browser that starts: Playwright's own, else Debian's, else one installed now. Undefined, after a plain
 * sentence, when there is none and none could be installed.
 *
 * @param {string} node the project's Node
 */
export function findBrowser(node) {
  const own = playwrightsOwn(node);
  const present = [own, debian].find(starts);
  if (present) return present;
  say('No browser found: asking Playwright to install Chromium ...');
  run(node, [playwright, 'install', 'chromium'], { timeoutMs: 300_000 });
  if (starts(own)) return own;
  if (existsSync(own) && canUseApt())
    run(node, [playwright, 'install-deps', 'chromium'], { timeoutMs: 300_000 });
  if (starts(own)) return own;
  if (canUseApt()) aptInstall(['chromium']);
  if (starts(debian)) return debian;
  say(
    'No browser could be installed, so the journeys in e2e will fail: install Chromium at /usr/bin/chromium, or run "npx playwright install --with-deps chromium".',
  );
  return undefined;
}
