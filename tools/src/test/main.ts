import { mkdirSync, rmSync } from 'node:fs';
import { reportsFolder } from '../shared/root.ts';
import { steps } from './steps.ts';
import { closingLine, sum, type Tally } from './tally.ts';

/** Runs every step, also after one failed, and returns what each of them counted. */
async function runSteps(): Promise<Tally[]> {
  const tallies: Tally[] = [];
  const table: string[] = [];
  for (const step of steps) {
    console.log(`\n== ${step.name}`);
    const start = performance.now();
    const tally = await step.run();
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(7);
    tallies.push(tally);
    table.push(
      `${tally.failed === 0 ? 'ok    ' : 'FAILED'} ${seconds} s  ${step.name}: ${closingLine(tally)}`,
    );
  }
  console.log(`\n${table.join('\n')}`);
  return tallies;
}

rmSync(reportsFolder, { recursive: true, force: true });
mkdirSync(reportsFolder, { recursive: true });
const total = sum(await runSteps());
console.log(closingLine(total));
process.exitCode = total.failed === 0 ? 0 : 1;
