import { siteCodes, sites } from '@magpie/domain/site';
import type { SiteCode } from '@magpie/domain/site';
import { verbNamed } from '@magpie/domain/verbs';
import { doVerb, sendVerb } from './control.ts';
import { StoryPerson } from './person.ts';
import { Steps } from './steps.ts';
import type { Step } from './steps.ts';
import { StoryError } from './story.ts';
import type { Story, Teller } from './story.ts';

/** A Monday, 13:00 in Sydney. */
const MONDAY = '2026-03-02T02:00:00.000Z';

/** Games fall as they fell before. */
const SEED = 2026;

export interface Telling {
  /** Address of the platform, without a slash at the end. */
  readonly platform: string;
  readonly brand?: SiteCode;
  /** Leaves the world, to look at it. */
  readonly keep?: boolean;
}

/** How a story came out. */
export interface Tale {
  readonly story: string;
  readonly brand: SiteCode;
  /** Id of its world, which is gone unless it was to be kept. */
  readonly world: string;
  readonly steps: readonly Step[];
  /** Why it broke off; null when it was told to its end. */
  readonly failure: string | null;
}

const text = (value: unknown): string => JSON.stringify(value);

function tellerOf(
  world: string,
  { platform, brand = 'magpie' }: Telling,
  steps: Steps,
  people: StoryPerson[],
): Teller {
  const place = { platform, world, site: sites[brand] };
  const inputsOf = (words: string, inputs: object): Record<string, unknown> =>
    verbNamed(words)?.inputs.shape['world'] === undefined ? { ...inputs } : { ...inputs, world };
  return {
    verb: (words, inputs = {} as never) =>
      steps.step(words, () => doVerb(platform, words, inputsOf(words, inputs))),
    refused: (words, inputs = {} as never) =>
      steps.step(`${words} is refused`, async () => {
        const { refusal } = await sendVerb(platform, words, inputsOf(words, inputs));
        if (!refusal) throw new StoryError(`"${words}" is not refused.`);
        return refusal.message;
      }),
    person: (name) =>
      steps.step(
        `${name} logs in`,
        async () => {
          const person = await StoryPerson.enter(place, name, steps);
          people.push(person);
          return person;
        },
        () => null,
      ),
    check(what, is, shouldBe) {
      if (text(is) !== text(shouldBe)) {
        throw new StoryError(`${what} should be ${text(shouldBe)}, but is ${text(is)}.`);
      }
      steps.note(`check: ${what}`, is);
    },
  };
}

/** Tells a story in a new world of a platform, and answers how it came out. */
export async function tell(story: Story, telling: Telling): Promise<Tale> {
  const { platform, brand = story.brand ?? 'magpie', keep = false } = telling;
  const now = story.begins ?? MONDAY;
  const made = await doVerb(platform, 'world create', {
    seed: story.seed ?? SEED,
    now,
    frozen: true,
  });
  const world = String((made as { readonly id?: unknown }).id);
  const steps = new Steps(world);
  const people: StoryPerson[] = [];
  let failure: string | null = null;
  try {
    await story.tell(tellerOf(world, { ...telling, brand }, steps, people));
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
  }
  for (const person of people) person.close();
  if (!keep) await doVerb(platform, 'world delete', { world });
  return { story: story.name, brand, world, steps: steps.made, failure };
}

/** A step at which the brands differ, with what came of it for each; undefined where a brand did not get to it. */
export interface Difference {
  readonly step: string;
  readonly outcomes: Readonly<Record<string, unknown>>;
}

/** The steps at which tales of one story differ (SIM-15). */
export function differences(tales: readonly Tale[]): Difference[] {
  const longest = Math.max(...tales.map(({ steps }) => steps.length + 1));
  const found: Difference[] = [];
  for (let at = 0; at < longest; at += 1) {
    const ways = tales.map(({ brand, steps, failure }) => {
      const step = steps[at];
      const outcome = step ? step.outcome : at === steps.length ? failure : undefined;
      return { brand, says: step?.says, outcome };
    });
    if (new Set(ways.map(({ says, outcome }) => text([says, outcome]))).size === 1) continue;
    const step = ways.find(({ says }) => says !== undefined)?.says ?? 'the end';
    found.push({ step, outcomes: Object.fromEntries(ways.map(({ brand, outcome }) => [brand, outcome])) });
  }
  return found;
}

/** Tells a story once for each brand. */
export async function tellForBrands(story: Story, platform: string): Promise<Tale[]> {
  const tales: Tale[] = [];
  for (const brand of siteCodes) tales.push(await tell(story, { platform, brand }));
  return tales;
}
