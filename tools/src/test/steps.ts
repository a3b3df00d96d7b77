import { join } from 'node:path';
import { askedAgainReport } from '../asked-again/report.ts';
import { budgetReport } from '../budgets/report.ts';
import { checkBreaking } from '../contract/breaking.ts';
import { checkLock } from '../lock/check.ts';
import { openersReport } from '../openers/report.ts';
import { reportsFolder, root } from '../shared/root.ts';
import { freePort, isFree } from '../shared/ports.ts';
import { run } from '../shared/run.ts';
import { staticTargets } from '../shared/static-targets.ts';
import { failuresOf, imagesReport, playwrightReports, vitestReports, type Reports } from './reports.ts';
import type { Step } from './run-steps.ts';
import { tallyOfStep, tallyOfTests, type Tally } from './tally.ts';

async function succeeds(program: string, args: readonly string[], env?: Record<string, string>) {
  const { code } = await run(program, args, env ? { env } : {});
  return code === 0;
}

function command(name: string, program: string, ...args: string[]): Step {
  return { name, run: async () => tallyOfStep(await succeeds(program, args)) };
}

function nx(targets: string) {
  return ['run-many', '-t', targets, '--outputStyle=static', '--nxBail=false'];
}

function told(
  name: string,
  check: () => Promise<{ readonly ok: boolean; readonly lines: readonly string[] }>,
): Step {
  return {
    name,
    run: async () => {
      const { ok, lines } = await check();
      for (const line of lines) console.log(line);
      return tallyOfStep(ok);
    },
  };
}

function counted(reports: Reports, ok: boolean): Tally {
  for (const failure of failuresOf(reports)) console.log(failure);
  return tallyOfTests(reports, ok);
}

const tests: Step = {
  name: 'unit, contract and component tests',
  run: async () => {
    const ok = await succeeds('nx', nx('test'));
    return counted(vitestReports(reportsFolder), ok);
  },
};

/** The port itself, or any free one when something listens on it. */
async function portLike(port: number): Promise<string> {
  return String((await isFree(port, '127.0.0.1')) && (await isFree(port)) ? port : await freePort());
}

const journeys: Step = {
  name: 'journeys in a browser',
  run: async () => {
    const env = {
      E2E_API_PORT: process.env['E2E_API_PORT'] ?? (await portLike(4310)),
      E2E_WEB_PORT: process.env['E2E_WEB_PORT'] ?? (await portLike(4311)),
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(reportsFolder, 'e2e.json'),
    };
    const ok = await succeeds('nx', ['run', '@magpie/e2e:e2e', '--outputStyle=static'], env);
    return counted(playwrightReports(reportsFolder), ok);
  },
};

/** Builds for minutes and needs a container engine, so it is asked for by name. */
const images: Step = {
  name: 'container images',
  run: async () => {
    const ok = await succeeds('node', [join(root, 'tools', 'src', 'images', 'main.ts')]);
    return tallyOfTests(imagesReport(reportsFolder), ok);
  },
};

/** Everything CI asks for, in the order that finds the cheap mistakes first. */
export const steps: readonly Step[] = [
  told('lock file', checkLock),
  command('format, lint, types and unused code', 'nx', ...nx(staticTargets.join())),
  told('breaking changes of the contract', checkBreaking),
  tests,
  told('openers of modals', openersReport),
  told('queries asked again', askedAgainReport),
  command('build', 'nx', ...nx('build')),
  told('budgets', budgetReport),
  journeys,
  ...(process.env['TEST_IMAGES'] === 'on' ? [images] : []),
];
