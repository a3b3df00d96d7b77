import { join } from 'node:path';
import { budgetReport } from '../budgets/report.ts';
import { checkBreaking } from '../contract/breaking.ts';
import { checkLock } from '../lock/check.ts';
import { reportsFolder } from '../shared/root.ts';
import { freePort } from '../shared/ports.ts';
import { run } from '../shared/run.ts';
import { playwrightReports, vitestReports } from './reports.ts';
import { type Tally, tallyOfStep, tallyOfTests } from './tally.ts';

/** One part of `npm test`. */
export interface Step {
  readonly name: string;
  readonly run: () => Promise<Tally>;
}

async function succeeds(program: string, args: readonly string[], env?: Record<string, string>) {
  const { code } = await run(program, args, env ? { env } : {});
  return code === 0;
}

function command(name: string, program: string, ...args: string[]): Step {
  return { name, run: async () => tallyOfStep(await succeeds(program, args)) };
}

function nx(target: string, ...more: string[]) {
  return ['run-many', '-t', target, '--outputStyle=static', '--nxBail=false', ...more];
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

const tests: Step = {
  name: 'unit, contract and component tests',
  run: async () => {
    const ok = await succeeds('nx', nx('test'));
    return tallyOfTests(vitestReports(reportsFolder), ok);
  },
};

/** Ports of its own keep the journeys away from a platform that someone is working with. */
const journeys: Step = {
  name: 'journeys in a browser',
  run: async () => {
    const env = {
      API_PORT: process.env['API_PORT'] ?? String(await freePort()),
      WEB_PORT: process.env['WEB_PORT'] ?? String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(reportsFolder, 'e2e.json'),
    };
    const ok = await succeeds('npm', ['run', 'e2e', '-w', '@magpie/e2e', '--', '--reporter=list,json'], env);
    const reports = playwrightReports(reportsFolder);
    for (const failure of reports.otherFailures) console.log(failure);
    return tallyOfTests(reports, ok);
  },
};

/** Everything CI asks for, in the order that finds the cheap mistakes first. */
export const steps: readonly Step[] = [
  told('lock file', checkLock),
  command('format', 'prettier', '--check', '--log-level=warn', '.'),
  command('code generation', 'nx', 'run', '@magpie/gql:codegen', '--outputStyle=static'),
  command('contract lint', 'nx', 'run', '@magpie/schema:lint', '--outputStyle=static'),
  told('breaking changes of the contract', checkBreaking),
  command('lint', 'nx', ...nx('lint', '--exclude=@magpie/schema')),
  command('types', 'nx', ...nx('types')),
  tests,
  command('unused code', 'knip', '--no-progress'),
  command('build', 'nx', ...nx('build')),
  told('budgets', budgetReport),
  journeys,
];
