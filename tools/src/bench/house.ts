import { repeatedBlocks } from '../check/repeated-blocks.ts';
import { allowed, kept } from '../joined/allowed.ts';
import { looseThings } from '../joined/checks.ts';
import { isForTests, type Source, type SourceTree } from '../joined/source-tree.ts';
import type { Figure } from './figures.ts';
import { lintFigures } from './lint-figures.ts';

const isCode = ({ path }: Source) => /\.[jt]sx?$/.test(path);

const linesOf = ({ text }: Source): string[] => text.trimEnd().split('\n');

const count = (sources: readonly Source[]): number =>
  sources.reduce((sum, source) => sum + linesOf(source).length, 0);

/** Lines of tests to each 100 lines that they test. */
function testsToSource(sources: readonly Source[]): number {
  const tests = sources.filter(({ path }) => isForTests(path));
  return (100 * count(tests)) / count(sources.filter(({ path }) => !isForTests(path)));
}

/** The share of a tree's lines, tests aside, that are comments, in percent; those that follow code are not counted. */
export function commentShare(tree: SourceTree): number {
  const lines = [...tree.values()].filter((each) => isCode(each) && !isForTests(each.path)).flatMap(linesOf);
  return (100 * lines.filter((line) => /^\s*(?:\/\/|\/\*|\*)/.test(line)).length) / lines.length;
}

function blocksPerThousand(sources: readonly Source[]): number {
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const all = new Map(
    sources.map(({ path, text }) => [path, new Set(text.split('\n').map((_, at) => at + 1))]),
  );
  return (1000 * repeatedBlocks(texts, all).length) / count(sources);
}

/** What the checks of joined code name, by how each begins. */
const kindsOfLoose: readonly (readonly [name: string, begins: RegExp])[] = [
  ['declarations that no start of an app leads to', /^dead /],
  ['domain exports that no app calls', /^@magpie\/domain/],
  ['modals without opener', /^modal /],
  ['pushes without listener or cause', /^(?:listener|cause) of /],
  ['operations that nobody sends, fields that nobody reads', /^(?:operation|unread) /],
  ['reasons that no decision answers', /^reason /],
  ['decisions whose answer or stage nobody asks for', /^(?:answer|stage) /],
  ['settings and stored keys that nobody reads', /^(?:setting|stored key) /],
];

function looseFigures(tree: SourceTree): Figure[] {
  const known = new Set([...allowed, ...kept].map(({ thing }) => thing));
  const loose = looseThings(tree).filter((thing) => !known.has(thing));
  return kindsOfLoose.map(([name, begins]) => ({
    name,
    value: loose.filter((thing) => begins.test(thing)).length,
    unit: 'things',
  }));
}

/** How well a tree is kept: what is built and not joined, what stands twice, how much of it is tested and commented. */
export function houseFigures(tree: SourceTree): Figure[] {
  const sources = [...tree.values()].filter(isCode);
  const domain = sources.filter(({ path }) => path.startsWith('libs/domain/'));
  return [
    ...looseFigures(tree),
    ...lintFigures(sources),
    {
      name: 'blocks of six lines that stand twice',
      value: blocksPerThousand(sources),
      unit: 'a 1,000 lines',
    },
    { name: 'tests to source, domain', value: testsToSource(domain), unit: 'lines a 100' },
    { name: 'tests to source, all', value: testsToSource(sources), unit: 'lines a 100' },
    { name: 'comments', value: commentShare(tree), unit: '% of the lines' },
  ];
}
