import { Command } from 'commander';
import { shells, completion } from './completion.ts';
import { addStories } from './stories.ts';
import type { StoryDoors } from './stories.ts';
import { addFileCommands } from './file-commands.ts';
import type { FileActions } from './file-commands.ts';
import { addVerbs } from './verb-commands.ts';
import type { Send } from './verb-commands.ts';

export interface Doors extends StoryDoors {
  readonly send: Send;
  /** Serves a program that speaks the Model Context Protocol, until it hangs up. */
  readonly serveMcp: () => Promise<void>;
  /** Where files are read and written; nowhere when left out. */
  readonly files?: FileActions;
}

export function mockProgram({ send, serveMcp, files, ...told }: Doors): Command {
  const program = new Command('npm run mock --')
    .description('Drives a running platform through its control plane. Put it on another port with API_PORT.')
    .option('--json', 'answers as JSON');
  addVerbs(program, send);
  addStories(program, told);
  addFileCommands(program, files);
  program
    .command('completion')
    .description('Prints a script that completes the verbs after the word mock, for "eval" in a shell')
    .argument('<shell>', shells.join(' or '))
    .action((shell: string) => {
      told.print(completion(program, shell));
    });
  program
    .command('mcp')
    .description('Offers the verbs to a program by the Model Context Protocol on standard input and output')
    .action(serveMcp);
  return program;
}
