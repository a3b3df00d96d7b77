import type { SiteCode } from '@magpie/domain/site';
import { differences, stories, storyNamed, tell, tellForBrands } from '@magpie/stories';
import type { Difference, Story, Tale } from '@magpie/stories';
import { InvalidArgumentError } from 'commander';

/** What is printed, and whether all came out. */
export interface Told {
  readonly text: string;
  readonly ok: boolean;
}

/** The stories by name and title. */
export function listText(): string {
  return stories.map(({ name, title }) => `${name.padEnd(26)} ${title}`).join('\n');
}

/** @throws InvalidArgumentError for an unknown name, with those there are */
function named(name: string): Story {
  const story = storyNamed(name);
  if (story) return story;
  const known = stories.map((each) => each.name).join(', ');
  throw new InvalidArgumentError(`There is no story "${name}". Known: ${known}.`);
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
  telling: { readonly platform: string; readonly brand: SiteCode; readonly keep: boolean },
): Promise<Told> {
  const tale = await tell(named(name), telling);
  return { text: taleText(tale), ok: tale.failure === null };
}

/** Tells a story for each brand, and where they differ (SIM-15). */
export async function runMatrix(name: string, platform: string): Promise<Told> {
  const tales = await tellForBrands(named(name), platform);
  const found = differences(tales);
  const ends = tales.map((tale) => `${tale.brand} ${endOf(tale)}`);
  const summary = found.length === 0 ? 'The brands do not differ.' : 'The brands differ in:';
  return {
    text: [...ends, summary, ...found.map(differenceText)].join('\n'),
    ok: tales.every(({ failure }) => failure === null),
  };
}
