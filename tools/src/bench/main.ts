import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lobbyScripts } from '../budgets/lobby.ts';
import { readProductTree } from '../joined/source-tree.ts';
import { root } from '../shared/root.ts';
import { run } from '../shared/run.ts';
import { type Figure, figureTable } from './figures.ts';
import { houseFigures } from './house.ts';
import { ownParts, platformParts, refusalOf } from './parts.ts';
import { startPlatform } from './platform.ts';
import { platformScript } from './ready.ts';

async function platformFigures(folder: string): Promise<Figure[]> {
  const platform = await startPlatform(platformScript, folder);
  try {
    const figures: Figure[] = [];
    for (const part of platformParts.values()) figures.push(...(await part(platform.address, folder)));
    return figures;
  } finally {
    await platform.stop();
  }
}

function sizeFigures(): Figure[] {
  const bytes = lobbyScripts().reduce((sum, script) => sum + script.gzip, 0);
  return [{ name: "scripts before the lobby's first tile, gzip", value: bytes / 1024, unit: 'KiB' }];
}

async function aloneFigures(
  figures: (platform: string, folder: string) => Promise<Figure[]>,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'magpie-bench-'));
  const platform = await startPlatform(platformScript, folder);
  try {
    console.log(figureTable(await figures(platform.address, folder)));
    return 0;
  } finally {
    await platform.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function playRounds(count = '20000'): Promise<number> {
  const { code } = await run('nx', ['run', '@magpie/gql:codegen', '--outputStyle=static']);
  if (code !== 0) return code;
  const test = { cwd: join(root, 'apps', 'mock-api'), env: { TEST_ROUNDS: count } };
  return (await run('vitest', ['run', 'test/rounds'], test)).code;
}

async function main(only: string | undefined, count: string | undefined): Promise<number> {
  const refusal = refusalOf(only);
  if (refusal !== undefined) {
    console.error(refusal);
    return 1;
  }
  if (only === 'rounds') return playRounds(count);
  if (only === 'house') {
    const isBuilt = existsSync(join(root, 'dist', 'apps', 'web'));
    if (!isBuilt) console.error('The web is not built: the size of the first screen is left out.');
    console.log(figureTable([...houseFigures(readProductTree()), ...(isBuilt ? sizeFigures() : [])]));
    return 0;
  }
  const { code } = await run('nx', ['run-many', '-t', 'build', '--outputStyle=static']);
  if (code !== 0 || !existsSync(platformScript)) {
    console.error('The build failed, so there is nothing to measure.');
    return 1;
  }
  const part = platformParts.get(only ?? '') ?? ownParts.get(only ?? '');
  if (part) return aloneFigures(part);
  const folder = mkdtempSync(join(tmpdir(), 'magpie-bench-'));
  try {
    const figures = [
      ...(await platformFigures(folder)),
      ...sizeFigures(),
      ...houseFigures(readProductTree()),
    ];
    console.log(`\n${figureTable(figures)}`);
    writeFileSync(
      join(root, 'bench.json'),
      `${JSON.stringify({ node: process.version, figures }, undefined, 2)}\n`,
    );
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main(process.argv[2], process.argv[3]);
