import { run } from '../shared/run.ts';
import { callFault } from './through-nginx.ts';
import type { Running } from './try-profile.ts';
import { only, untilWell } from './try-stack.ts';

/** The journey that a player makes through the balancer. */
const journey = 'DEP-33 ';

async function journeyFault({ stack, address }: Running): Promise<string | undefined> {
  const { code, output } = await run(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', '-g', journey],
    {
      capture: true,
      env: {
        E2E_STACK: 'running',
        E2E_WEB_PORT: new URL(address).port,
        E2E_API_PORT: new URL(`http://${await stack.placeOf('platform', 4000)}`).port,
      },
    },
  );
  return code === 0 ? undefined : `A deposit through the balancer fails:\n${output}`;
}

/** A player deposits; then one of the platforms is killed, and the other one answers what both have answered. */
export async function playOnReplicas(running: Running): Promise<readonly string[]> {
  const played = await journeyFault(running);
  if (played !== undefined) return [played];
  const { stack, address, signal } = running;
  await stack.kill('platform');
  const alone = await untilWell(async () => only(await callFault(address)), 100, signal);
  if (alone.faults.length > 0) return alone.faults;
  const { code, output } = await stack.start('platform');
  return code === 0 ? [] : [`A platform that was killed does not start again:\n${output}`];
}
