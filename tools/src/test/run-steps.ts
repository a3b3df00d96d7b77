import { closingLine, sum, type Tally, tallyOfStep } from './tally.ts';

/** One part of `npm test`. */
export interface Step {
  readonly name: string;
  readonly run: () => Promise<Tally>;
}

async function tallyOf(step: Step, print: (text: string) => void): Promise<Tally> {
  try {
    return await step.run();
  } catch (error) {
    print(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return tallyOfStep(false);
  }
}

/**
 * Runs every step, also after one that failed or broke, prints a table of them, and returns the sum of what they counted.
 */
export async function runSteps(steps: readonly Step[], print: (text: string) => void): Promise<Tally> {
  const tallies: Tally[] = [];
  const table: string[] = [];
  for (const step of steps) {
    print(`\n== ${step.name}`);
    const start = performance.now();
    const tally = await tallyOf(step, print);
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(7);
    tallies.push(tally);
    table.push(
      `${tally.failed === 0 ? 'ok    ' : 'FAILED'} ${seconds} s  ${step.name}: ${closingLine(tally)}`,
    );
  }
  print(`\n${table.join('\n')}`);
  return sum(tallies);
}
