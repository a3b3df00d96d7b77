import { Command } from 'commander';
import { codeState } from '../shared/code-state.ts';
import { reportsFolder, root } from '../shared/root.ts';
import { allReports, otherCodeOfImages } from '../test/reports.ts';
import { readCatalogue } from './catalogue.ts';
import { asJson, asText } from './output.ts';
import { testFiles } from './test-files.ts';
import { trace } from './trace.ts';
import { reasonsFor } from './waiting.ts';

interface Options {
  readonly json?: true;
  readonly area?: string;
}

const program = new Command('npm run trace --')
  .description('Prints which requirements the last test run shows.')
  .option('--json', 'one JSON object: total, shown, missing, belowLevel')
  .option('--area <key>', 'only this area, such as DEP')
  .parse();

const { json, area } = program.opts<Options>();
const catalogue = readCatalogue();
const areas = catalogue.areas.filter(({ key }) => area === undefined || key === area.toUpperCase());

if (areas.length === 0) {
  console.error(`There is no area "${String(area)}": ${catalogue.areas.map(({ key }) => key).join(', ')}.`);
  process.exitCode = 1;
} else {
  const now = await codeState();
  const { tests } = allReports(reportsFolder, now);
  const otherCode = otherCodeOfImages(reportsFolder, now);
  if (otherCode) console.error(otherCode);
  if (tests.length === 0) console.error('There is no report of a test run yet: run "npm test" first.');
  const { placeOf, levelOf } = testFiles(root);
  const placed = tests.map((test) => ({ ...test, file: placeOf(test.file) }));
  const result = trace({ areas }, placed, levelOf);
  const report = asJson(result);
  console.log(json ? JSON.stringify(report) : [asText(result), ...reasonsFor(report.missing)].join('\n'));
}
