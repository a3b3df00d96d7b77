import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lobbyScripts } from '../budgets/lobby.ts';
import { readProductTree } from '../joined/source-tree.ts';
import { root } from '../shared/root.ts';
import { run } from '../shared/run.ts';
import { type Figure, figureTable } from './figures.ts';
import { gameFrameFigures } from './game-frames.ts';
import { gamesFigures } from './games.ts';
import { houseFigures } from './house.ts';
import { moneyFigures } from './money.ts';
import { pageFigures } from './pages.ts';
import { startPlatform } from './platform.ts';
import { roundFigures } from './rounds.ts';
import { socketFigures } from './sockets.ts';
import { sportsbookFigures } from './sportsbook.ts';
import { worldFigures } from './worlds.ts';

const platformScript = join(root, 'dist', 'apps', 'mock-api', 'main.js');

/** The first start builds the template of all worlds; the second finds it, like every later one. */
async function platformFigures(folder: string): Promise<Figure[]> {
  const first = await startPlatform(platformScript, folder);
  await first.stop();
  const second = await startPlatform(platformScript, folder);
  try {
    return [
      { name: 'platform ready, very first start', value: first.readyMs, unit: 'ms' },
      { name: 'platform ready', value: second.readyMs, unit: 'ms' },
      ...(await worldFigures(second.address)),
      ...(await gamesFigures(second.address, folder)),
      ...(await moneyFigures(second.address, folder)),
      ...(await roundFigures(second.address, folder)),
      ...(await sportsbookFigures(second.address)),
      ...(await socketFigures(second.address)),
      ...(await pageFigures(second.address, folder)),
      ...(await gameFrameFigures(second.address)),
    ];
  } finally {
    await second.stop();
  }
}

function sizeFigures(): Figure[] {
  const bytes = lobbyScripts().reduce((sum, script) => sum + script.gzip, 0);
  return [{ name: "scripts before the lobby's first tile, gzip", value: bytes / 1024, unit: 'KiB' }];
}

const alone: Readonly<Record<string, (platform: string, folder: string) => Promise<Figure[]>>> = {
  pages: pageFigures,
  frames: gameFrameFigures,
};

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
  const part = alone[only ?? ''];
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
