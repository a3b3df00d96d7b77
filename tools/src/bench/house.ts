import { repeatedBlocks } from '../check/repeated-blocks.ts';
import { allowed, kept } from '../joined/allowed.ts';
import { looseThings } from '../joined/checks.ts';
import { liveTree } from '../joined/live-tree.ts';
import { isForTests, type Source, type SourceTree } from '../joined/source-tree.ts';
import type { Figure } from './figures.ts';

const isCode = ({ path }: Source) => /\.[jt]sx?$/.test(path);

const linesOf = ({ text }: Source): string[] => text.trimEnd().split('\n');

const count = (sources: readonly Source[]): number =>
  sources.reduce((sum, source) => sum + linesOf(source).length, 0);

/** Lines of tests to each line that they test. */
function testsToSource(sources: readonly Source[]): number {
  const tests = sources.filter(({ path }) => isForTests(path));
  return count(tests) / count(sources.filter(({ path }) => !isForTests(path)));
}

/** The share of the lines that are comments, in percent; those that follow code are not counted. */
function commentShare(sources: readonly Source[]): number {
  const lines = sources.flatMap(linesOf);
  return (100 * lines.filter((line) => /^\s*(?:\/\/|\/\*|\*)/.test(line)).length) / lines.length;
}

function blocksPerThousand(sources: readonly Source[]): number {
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const all = new Map(
    sources.map(({ path, text }) => [path, new Set(text.split('\n').map((_, at) => at + 1))]),
  );
  return (1000 * repeatedBlocks(texts, all).length) / count(sources);
}

function looseIn(tree: SourceTree): number {
  const known = new Set([...allowed, ...kept].map(({ thing }) => thing));
  return looseThings(liveTree(tree)).filter((thing) => !known.has(thing)).length;
}

/** How well a tree is kept: what is built and not joined, what stands twice, how much of it is tested and commented. */
export function houseFigures(tree: SourceTree): Figure[] {
  const sources = [...tree.values()].filter(isCode);
  const domain = sources.filter(({ path }) => path.startsWith('libs/domain/'));
  const product = sources.filter(({ path }) => !isForTests(path));
  return [
    { name: 'built and not joined', value: looseIn(tree), unit: 'things' },
    {
      name: 'blocks of six lines that stand twice',
      value: blocksPerThousand(sources),
      unit: 'a 1,000 lines',
    },
    { name: 'tests to source, domain', value: testsToSource(domain), unit: 'lines a line' },
    { name: 'tests to source, all', value: testsToSource(sources), unit: 'lines a line' },
    { name: 'comments', value: commentShare(product), unit: '% of the lines' },
  ];
}
