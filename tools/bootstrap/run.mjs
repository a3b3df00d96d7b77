import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { installPackages } from './install.mjs';
import { offerNginx } from './nginx.mjs';
import { offerPostgres } from './postgres.mjs';
import { checkSystemNode, projectEnvironment, projectNode } from './node.mjs';
import { root, stop } from './say.mjs';

/**
 * Needs only Node 20 and npm itself, so it is plain JavaScript without packages.
 * @param {string | undefined} command a folder of tools/src with a main.ts, or `exec` for a program of node_modules
 * @param {string[]} args
 */
function main(command, args) {
  checkSystemNode();
  const script = join(root, 'tools', 'src', String(command), 'main.ts');
  if (command !== 'exec' && !existsSync(script))
    stop(`There is no command "${String(command)}" in tools/src.`);
  installPackages();
  const node = projectNode();
  const env = projectEnvironment();
  if (command === 'test') {
    const browser = findBrowser(node);
    if (browser) env['CHROMIUM_PATH'] = browser;
    offerNginx();
    offerPostgres();
  }
  const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit' });
  const child =
    command === 'exec'
      ? spawn(String(args[0]), args.slice(1), { ...options, env, shell: process.platform === 'win32' })
      : spawn(node, [script, ...args], { ...options, env });
  // The terminal sends Ctrl-C to the whole group: this process only waits for the command to exit. A signal to this
  // process alone is forwarded.
  process.on('SIGINT', () => undefined);
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

main(process.argv[2], process.argv.slice(3));
