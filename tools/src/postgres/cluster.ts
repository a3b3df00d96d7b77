import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../shared/ports.ts';

/** A server that holds nothing for longer than it runs. */
export interface Cluster {
  /** Of a database whose owner may do anything in it. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root, whose package brings an account for it. */
function account(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function initialize(programs: string, folder: string, as: Account | undefined): void {
  const args = ['--pgdata', folder, '--username', 'magpie', '--auth', 'trust', '--encoding', 'UTF8'];
  const { status, stderr } = spawnSync(
    join(programs, 'initdb'),
    [...args, '--locale', 'C.UTF-8', '--no-sync'],
    { encoding: 'utf8', cwd: '/', ...as },
  );
  if (status !== 0) throw new Error(`PostgreSQL makes no cluster: ${stderr}`);
}

/** Faster than what a power cut would spare, as nothing of it is kept. */
const throwAway = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error').then(() => false)])
    .catch(() => false)
    .finally(() => socket.destroy());
}

async function untilItAccepts(server: ChildProcess, port: number, said: () => string): Promise<void> {
  // Its port is open before it answers.
  while (!said().includes('ready to accept connections') || !(await accepts(port))) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL does not start: ${said()}`);
    await pause(50);
  }
}

/** @param programs the folder of PostgreSQL's programs */
export async function startCluster(programs: string): Promise<Cluster> {
  const as = account();
  const folder = mkdtempSync(join(tmpdir(), 'magpie-postgres-'));
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    if (as) chownSync(folder, as.uid, as.gid);
    initialize(programs, folder, as);
    const port = await freePort();
    const settings = [...throwAway, 'jit=off', 'listen_addresses=127.0.0.1', `port=${String(port)}`];
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', folder, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
      { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/', ...as },
    );
    let said = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)));
    const ended = once(server, 'exit');
    await untilItAccepts(server, port, () => said);
    const stop = async () => {
      // Its fast shutdown, which waits for no client.
      server.kill('SIGINT');
      await ended;
      remove();
    };
    return { url: `postgres://magpie@127.0.0.1:${String(port)}/postgres`, stop };
  } catch (error) {
    remove();
    throw error;
  }
}
