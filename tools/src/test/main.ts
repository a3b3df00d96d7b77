import { reportsFolder } from '../shared/root.ts';
import { allReports, failuresOf, forgetReports } from './reports.ts';
import { runSteps } from './run-steps.ts';
import { steps } from './steps.ts';
import { closingLine } from './tally.ts';

forgetReports(reportsFolder);
const total = await runSteps(steps, (text) => {
  console.log(text);
});
// Again, below the table: whoever is sent the end of a long log sees what failed.
for (const failure of failuresOf(allReports(reportsFolder, undefined))) console.log(failure);
console.log(closingLine(total));
process.exitCode = total.failed === 0 ? 0 : 1;
