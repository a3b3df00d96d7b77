import { root } from '../shared/root.ts';
import { run } from '../shared/run.ts';
import { createArea } from './create.ts';
import { AreaError } from './names.ts';

async function main(name: string | undefined): Promise<number> {
  if (name === undefined) {
    console.error('Name the area: npm run new:area -- <name>, in lower-case letters, digits and hyphens.');
    return 1;
  }
  try {
    const paths = createArea(root, name);
    await run('oxfmt', paths);
    await run('nx', ['run', '@magpie/gql:codegen', '--outputStyle=static'], { capture: true });
    console.log(`Written:\n${paths.map((path) => `  ${path}`).join('\n')}`);
    console.log(
      'Next: describe the area in its contract file, then run "npm run codegen" and "npm run check".',
    );
    return 0;
  } catch (error) {
    if (!(error instanceof AreaError)) throw error;
    console.error(error.message);
    return 1;
  }
}

process.exitCode = await main(process.argv[2]);
