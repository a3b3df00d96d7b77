import { startCluster } from './cluster.ts';
import { noPostgres, postgresPrograms } from './programs.ts';

/*
 * Runs a throw-away PostgreSQL until it is told to stop or whoever started it is gone: its address is the one line on
 * standard output. Ends with 3 where PostgreSQL is not installed.
 */
const programs = postgresPrograms();
if (programs === undefined) {
  console.error(noPostgres);
  process.exitCode = 3;
} else {
  const { url, stop } = await startCluster(programs);
  const end = () => void stop().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
  process.stdin.resume().once('end', end);
  console.log(url);
}
