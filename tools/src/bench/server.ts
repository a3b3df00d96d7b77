import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { answers } from '../start/ready.ts';

export interface MeasuredServer {
  readonly address: string;
  /** Milliseconds from the start of the process to its first answer. */
  readonly readyMs: number;
  readonly stop: () => Promise<void>;
}

export interface ServerCommand {
  readonly script: string;
  readonly port: number;
  /** A path that answers with a success once the server is up. */
  readonly readyPath: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

/** @throws Error when it does not answer within two minutes */
export async function startServer(command: ServerCommand): Promise<MeasuredServer> {
  const { script, port, readyPath, headers, env } = command;
  const address = `http://127.0.0.1:${String(port)}`;
  const start = performance.now();
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const up = await answers(`${address}${readyPath}`, AbortSignal.timeout(120_000), headers);
  const readyMs = performance.now() - start;
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  if (!up) {
    await stop();
    throw new Error(`${script} did not answer within two minutes.`);
  }
  return { address, readyMs, stop };
}
