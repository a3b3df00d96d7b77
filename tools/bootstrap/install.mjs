import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say, stop } from './say.mjs';

/** @param {string} text */
export function hashOf(text) {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Why an installed tree differs from a lock file, or undefined when it does not. Optional packages, for other
 * platforms, may be absent.
 * @param {{ packages: Record<string, { version?: string, optional?: boolean, link?: boolean, peer?: boolean }> }} lock
 * @param {{ packages: Record<string, { version?: string }> } | undefined} installed npm's own record in node_modules
 */
export function difference(lock, installed) {
  if (!installed) return 'node_modules is missing';
  for (const [place, wanted] of Object.entries(lock.packages)) {
    if (!place.includes('node_modules/')) continue;
    const found = installed.packages[place];
    if (!found && !wanted.optional) return `${place} is not installed`;
    if (found && !wanted.link && found.version !== wanted.version) return `${place} has another version`;
  }
  return undefined;
}

/** @param {string} path */
function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function npmCi() {
  const npm = process.env['npm_execpath'];
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  const viaNode = npm?.endsWith('.js') ?? false;
  const result = viaNode
    ? spawnSync(process.execPath, [String(npm), ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  return result.status === 0;
}

/** Unless node_modules already matches: a stamp with the lock's hash makes the usual case one small read. */
export function installPackages() {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = join(root, 'node_modules', '.magpie-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(text)) return;
  const reason = difference(JSON.parse(text), readJson(join(root, 'node_modules', '.package-lock.json')));
  if (reason) {
    say(`Installing the packages of package-lock.json (${reason}) ...`);
    if (!npmCi()) stop('npm ci failed: read its message above, check the network connection, and try again.');
  }
  writeFileSync(stamp, hashOf(text));
}
