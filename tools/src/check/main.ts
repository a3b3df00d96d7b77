import { run } from '../shared/run.ts';

async function hasMain(): Promise<boolean> {
  const { code } = await run('git', ['rev-parse', '--verify', '--quiet', 'main^{commit}'], { capture: true });
  return code === 0;
}

const selection = (await hasMain()) ? ['affected', '--base=main'] : ['run-many'];
const targets = ['-t', 'lint', 'types', 'test', '--outputStyle=static', '--nxBail=false'];
const { code } = await run('nx', [...selection, ...targets]);
process.exitCode = code === 0 ? 0 : 1;
