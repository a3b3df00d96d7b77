import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../shared/root.ts';

/** The simulated platform as a process of its own, on a free port. */
export async function platformProcess() {
  const folder = mkdtempSync(join(tmpdir(), 'magpie-referee-'));
  const env = {
    PATH: process.env['PATH'],
    API_PORT: '0',
    MOCK_CONTROL: 'on',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  };
  const program = join(root, 'apps/mock-api/src/main.ts');
  const child = spawn(process.execPath, ['--no-warnings', program], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const url = /listens on (\S+)/.exec(said.toString())?.[1];
  if (url === undefined) throw new Error(`The platform did not start: ${said.toString()}`);
  return {
    url,
    close: async () => {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
