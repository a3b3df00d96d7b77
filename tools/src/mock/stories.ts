import { siteCodes } from '@magpie/domain/site';
import type { SiteCode } from '@magpie/domain/site';
import { Option } from 'commander';
import type { Command } from 'commander';

export interface StoryDoors {
  /** Address of the platform. */
  readonly platform: string;
  readonly print: (text: string) => void;
  /** Told when a story did not come out. */
  readonly fail: () => void;
}

interface RunOptions {
  readonly brand?: SiteCode;
  readonly matrix?: true;
  readonly keep?: true;
}

const brands = new Option('--brand <brand>', 'as the web app of this brand').choices(siteCodes);

// The stories bring the operations of the product, which no other command needs.
const runs = () => import('./story-runs.ts');

export function addStories(program: Command, { platform, print, fail }: StoryDoors): void {
  const group = program.command('story').description('list, run, record');
  group
    .command('list')
    .description('Lists the stories')
    .action(async () => {
      print((await runs()).listText());
    });
  group
    .command('run')
    .description('Tells a story in a world of its own')
    .argument('<story>', 'name of the story, or a file that was recorded')
    .addOption(brands)
    .option('--matrix', 'for each brand, and tells where they differ')
    .option('--keep', 'leaves the world, to look at it')
    .action(async (name: string, { brand, matrix, keep }: RunOptions) => {
      const { runMatrix, runStory } = await runs();
      const { text, ok } = await (matrix === true
        ? runMatrix(name, platform)
        : runStory(name, { platform, ...(brand && { brand }), keep: keep === true }));
      print(text);
      if (!ok) fail();
    });
  group
    .command('record')
    .description('Makes a story of what verbs and people did in a world')
    .argument('<world>', 'id of the world')
    .argument('<name>', 'name of the story')
    .option('--out <file>', 'TypeScript file that it is written to; printed when left out')
    .action(async (world: string, name: string, { out }: { readonly out?: string }) => {
      const { recordStory } = await runs();
      print(await recordStory({ platform, world, name, out }));
    });
}
