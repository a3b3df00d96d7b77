import { mkdirSync, rmSync } from 'node:fs';
import { reportsFolder } from '../shared/root.ts';
import { runSteps } from './run-steps.ts';
import { steps } from './steps.ts';
import { closingLine } from './tally.ts';

rmSync(reportsFolder, { recursive: true, force: true });
mkdirSync(reportsFolder, { recursive: true });
const total = await runSteps(steps, (text) => {
  console.log(text);
});
console.log(closingLine(total));
process.exitCode = total.failed === 0 ? 0 : 1;
