import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { missingLibrary } from './libraries.mjs';
import { aptInstall, canUseApt, root, run, say } from './say.mjs';

/** Playwright's own choice for headless runs: a third faster than the full browser. */
const shell = '/usr/bin/chromium-headless-shell';
const debian = '/usr/bin/chromium';
const playwright = join(root, 'node_modules', 'playwright', 'cli.js');

/** @param {string} node */
function playwrightsOwn(node) {
  const ask = "import('playwright').then(({ chromium }) => process.stdout.write(chromium.executablePath()))";
  const result = spawnSync(node, ['--input-type=module', '-e', ask], { cwd: root, encoding: 'utf8' });
  return result.stdout?.trim() ?? '';
}

/** @param {string} path */
function tryStart(path) {
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: 60_000, encoding: 'utf8' });
}

/** Starting is the only proof: a browser may lack shared libraries. @param {string} path */
function starts(path) {
  return path !== '' && existsSync(path) && tryStart(path).status === 0;
}

/** @param {string | undefined} library the shared library that an installed browser lacks */
export function noBrowserSentence(library) {
  const command = 'npx playwright install --with-deps chromium';
  if (!library)
    return `No browser could be installed, so the journeys in e2e will fail: install Chromium at ${debian}, or run "${command}".`;
  return `The browser cannot start without the library ${library}, which this system lacks, so the journeys in e2e will fail: run "${command}" as root, which installs all that it needs.`;
}

/**
 * Path of a browser that starts: Playwright's own, else Debian's (headless first), else one installed now. Prints a
 * sentence and returns undefined when there is none.
 * @param {string} node the project's Node
 */
export function findBrowser(node) {
  const own = playwrightsOwn(node);
  const present = [own, shell, debian].find(starts);
  if (present === debian && canUseApt() && aptInstall(['chromium-headless-shell']) && starts(shell))
    return shell;
  if (present) return present;
  say('No browser found: asking Playwright to install Chromium ...');
  run(node, [playwright, 'install', 'chromium'], { timeoutMs: 300_000 });
  if (starts(own)) return own;
  if (existsSync(own) && canUseApt())
    run(node, [playwright, 'install-deps', 'chromium'], { timeoutMs: 300_000 });
  if (starts(own)) return own;
  if (canUseApt() && !aptInstall(['chromium-headless-shell'])) aptInstall(['chromium']);
  const installed = [shell, debian].find(starts);
  if (installed) return installed;
  say(noBrowserSentence(existsSync(own) ? missingLibrary(tryStart(own).stderr) : undefined));
  return undefined;
}
