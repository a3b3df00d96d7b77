import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../postgres/cluster.ts';
import { noPostgres, postgresPrograms } from '../postgres/programs.ts';
import { nginxProgram, noNginx } from '../shared/nginx-program.ts';
import { freePort } from '../shared/ports.ts';
import { startBalancer } from './balancer.ts';
import { type Replica, startReplica } from './replica.ts';

/*
 * Runs the built platform as a deployment does that outgrew one process: a throw-away PostgreSQL, two platforms, and nginx
 * before them at API_PORT. At REPLICAS_PORT it takes orders: POST /kill/1 ends a platform as a crash does, POST /restart/1
 * as a deployment does, POST /ready answers when both are up.
 */

const ways = { kill: 'kill', restart: 'restart' } as const;

async function carryOut(replicas: readonly Replica[], order: string): Promise<boolean> {
  if (order === '/ready') {
    await Promise.all(replicas.map((replica) => replica.ready()));
    return true;
  }
  const [, way = '', which = ''] = order.split('/');
  const replica = replicas[Number(which) - 1];
  if (!replica || !(way in ways)) return false;
  await replica[way as keyof typeof ways]();
  return true;
}

function takeOrders(replicas: readonly Replica[], port: number): void {
  createServer((request, response) => {
    void carryOut(replicas, String(request.url)).then((known) => response.writeHead(known ? 204 : 404).end());
  }).listen(port, '127.0.0.1');
}

async function main(programs: string, nginx: string): Promise<void> {
  const { url, stop } = await startCluster(programs);
  const folder = mkdtempSync(join(tmpdir(), 'magpie-replicas-'));
  const ports = [await freePort(), await freePort()];
  const front = Number(process.env['API_PORT'] ?? '4000');
  const env = { DATABASE_URL: url, PUBLIC_URL: `http://127.0.0.1:${String(front)}` };
  const replicas = ports.map((port, at) =>
    startReplica(port, { ...env, DATA_DIR: join(folder, String(at + 1)) }),
  );
  const balancer = startBalancer(nginx, front, ports);
  takeOrders(replicas, Number(process.env['REPLICAS_PORT'] ?? '4009'));
  const end = async () => {
    await balancer.stop();
    await Promise.all(replicas.map((replica) => replica.stop()));
    await stop();
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end());
}

const programs = postgresPrograms();
if (programs === undefined || nginxProgram === undefined) {
  console.error(programs === undefined ? noPostgres : noNginx);
  process.exitCode = 3;
} else await main(programs, nginxProgram);
