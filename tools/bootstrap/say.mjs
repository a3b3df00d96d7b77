import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Prints to standard error, so that standard output stays the command's own. @param {string} text */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/**
 * Exits with code 1.
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  say(sentence);
  process.exit(1);
}

/**
 * Runs a program from the root with its output on the terminal; returns whether it succeeded.
 * @param {string} program
 * @param {string[]} args
 * @param {{ timeoutMs?: number, env?: NodeJS.ProcessEnv }} [options]
 */
export function run(program, args, { timeoutMs, env } = {}) {
  const result = spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    timeout: timeoutMs,
    env: { ...process.env, ...env },
  });
  return result.status === 0;
}

/** On Debian and its derivatives, as root only. */
export function canUseApt() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Returns whether it succeeded. @param {string[]} names */
export function aptInstall(names) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  say(`Installing ${names.join(' ')} with apt-get ...`);
  run('apt-get', ['update', '-qq'], { env, timeoutMs: 180_000 });
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    env,
    timeoutMs: 600_000,
  });
}
