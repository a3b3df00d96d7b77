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
import { noPostgres, postgresPrograms } from '../postgres/programs.ts';
import { nginxProgram, noNginx } from '../shared/nginx-program.ts';
import {
  failuresOf,
  imagesReport,
  journeyReports,
  playwrightReports,
  vitestReports,
  type Reports,
} from './reports.ts';
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
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(reportsFolder, journeyReports.one),
    };
    const ok = await succeeds('nx', ['run', '@magpie/e2e:e2e', '--outputStyle=static'], env);
    return counted(playwrightReports(reportsFolder), ok);
  },
};

/** What money comes to when the platform is two of them on PostgreSQL, and then when one of them dies: one after the other. */
const onReplicas = ['payments.spec.ts', 'play-money.spec.ts', 'replicas.spec.ts', '--workers=1'];

const replicas: Step = {
  name: 'journeys on two platforms',
  run: async () => {
    const lacking = [postgresPrograms() ? [] : [noPostgres], nginxProgram ? [] : [noNginx]].flat();
    for (const line of lacking) console.log(line);
    if (lacking.length > 0) return { passed: 0, failed: 0, skipped: 1 };
    const env = {
      E2E_DATABASE: 'postgres',
      E2E_API_PORT: await portLike(4320),
      E2E_WEB_PORT: await portLike(4321),
      E2E_REPLICAS_PORT: await portLike(4322),
    };
    const ok = await succeeds('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...onReplicas], env);
    return counted(playwrightReports(reportsFolder, journeyReports.two), ok);
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
  replicas,
  ...(process.env['TEST_IMAGES'] === 'on' ? [images] : []),
];
