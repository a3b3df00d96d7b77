import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteCode } from '@magpie/domain/site';
import { differences, record, stories, StoryError, storyNamed, tell, tellForBrands } from '@magpie/stories';
import type { Difference, Story, Tale } from '@magpie/stories';
import { InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { ControlError } from './client.ts';

/** What is printed, and whether all came out. */
export interface Told {
  readonly text: string;
  readonly ok: boolean;
}

/** The stories by name and title. */
export function listText(): string {
  const width = Math.max(...stories.map(({ name }) => name.length));
  return stories.map(({ name, title }) => `${name.padEnd(width)}  ${title}`).join('\n');
}

const storyFile = z.object({
  default: z.custom<Story>((value) => typeof value === 'object' && value !== null),
});

/** The story of a name, or that of a file. @throws InvalidArgumentError for an unknown name, with those there are */
async function named(name: string): Promise<Story> {
  if (name.endsWith('.ts')) {
    const file: unknown = await import(pathToFileURL(resolve(name)).href);
    return storyFile.parse(file).default;
  }
  const story = storyNamed(name);
  if (story) return story;
  const known = stories.map((each) => each.name).join(', ');
  throw new InvalidArgumentError(`There is no story "${name}". Known: ${known}.`);
}

/** What the platform refuses or nobody answers is told as of any other command. */
async function toldPlainly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoryError) throw new ControlError(error.message);
    throw error;
  }
}

const endOf = ({ failure }: Tale): string => (failure === null ? 'came out' : `broke off: ${failure}`);

function taleText(tale: Tale): string {
  const { story, brand, world, steps } = tale;
  const lines = steps.map(({ says }, index) => `${String(index + 1).padStart(4)}  ${says}`);
  return [`${story} on ${brand} in ${world}`, ...lines, endOf(tale)].join('\n');
}

function differenceText({ step, outcomes }: Difference): string {
  const ways = Object.entries(outcomes).map(
    ([brand, outcome]) => `    ${brand}: ${outcome === undefined ? 'not reached' : JSON.stringify(outcome)}`,
  );
  return [`  ${step}`, ...ways].join('\n');
}

/** Tells a story as the web app of one brand. */
export async function runStory(
  name: string,
  telling: { readonly platform: string; readonly brand?: SiteCode; readonly keep: boolean },
): Promise<Told> {
  const story = await named(name);
  const tale = await toldPlainly(() => tell(story, telling));
  return { text: taleText(tale), ok: tale.failure === null };
}

/** Tells a story for each brand, and where they differ (SIM-15). */
export async function runMatrix(name: string, platform: string): Promise<Told> {
  const story = await named(name);
  const tales = await toldPlainly(() => tellForBrands(story, platform));
  const found = differences(tales);
  const ends = tales.map((tale) => `${tale.brand} ${endOf(tale)}`);
  const summary = found.length === 0 ? 'The brands do not differ.' : 'The brands differ in:';
  return {
    text: [...ends, summary, ...found.map(differenceText)].join('\n'),
    ok: tales.every(({ failure }) => failure === null),
  };
}

/** Makes a story of what was done in a world, and answers it or where it was written to (SIM-08). */
export async function recordStory(order: {
  readonly platform: string;
  readonly world: string;
  readonly name: string;
  readonly out: string | undefined;
}): Promise<string> {
  const { platform, world, name, out } = order;
  const { source, leftOut } = await toldPlainly(() => record(platform, world, name));
  const missing =
    leftOut.length === 0 ? '' : `\n// Left out, because it cannot be told again: ${leftOut.join(', ')}.`;
  if (out === undefined) return `${source}${missing}`;
  writeFileSync(out, source);
  return `${out} holds the story ${name}.${missing}`;
}
