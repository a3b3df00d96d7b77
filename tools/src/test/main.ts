import { reportsFolder } from '../shared/root.ts';
import { forgetReports } from './reports.ts';
import { runSteps } from './run-steps.ts';
import { steps } from './steps.ts';
import { closingLine } from './tally.ts';

forgetReports(reportsFolder);
const total = await runSteps(steps, (text) => {
  console.log(text);
});
console.log(closingLine(total));
process.exitCode = total.failed === 0 ? 0 : 1;
