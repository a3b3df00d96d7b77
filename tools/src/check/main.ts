import { run } from '../shared/run.ts';
import { staticTargets } from '../shared/static-targets.ts';
import { changeSince } from './change.ts';
import { type Place, repeatedBlocks } from './repeated-blocks.ts';

async function isCommit(name: string): Promise<boolean> {
  const { code } = await run('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], {
    capture: true,
  });
  return code === 0;
}

function placeText({ path, from, to }: Place): string {
  return `${path}:${String(from)}-${String(to)}`;
}

async function tellRepeatedBlocks(base: string): Promise<boolean> {
  const { texts, added } = await changeSince(base);
  const blocks = repeatedBlocks(texts, added);
  if (blocks.length > 0) {
    console.error('The change adds blocks that stand twice. Write each once:');
    for (const block of blocks) console.error(`  ${placeText(block.added)} is ${placeText(block.other)}`);
  }
  return blocks.length > 0;
}

const given = process.argv[2];
const base = given ?? 'main';
const isKnown = await isCommit(base);
if (given !== undefined && !isKnown) throw new Error(`There is no commit ${given} to compare with.`);
const selection = isKnown ? ['affected', `--base=${base}`] : ['run-many'];
const targets = ['-t', ...staticTargets, 'test', '--outputStyle=static', '--nxBail=false'];
const { code } = await run('nx', [...selection, ...targets]);
const repeats = isKnown && (await tellRepeatedBlocks(base));
process.exitCode = code === 0 && !repeats ? 0 : 1;
