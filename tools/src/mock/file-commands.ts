import type { Command } from 'commander';

/** What is done with files of worlds; everything else that can be done to a world is a verb. */
export interface FileActions {
  exportWorld(world: string, file?: string): Promise<void>;
  importWorld(file: string, options: { readonly id?: string; readonly durable?: boolean }): Promise<void>;
  /** Takes the file of a world into the platform, and shows it in a browser where there is one. */
  open(file: string): Promise<void>;
  /** Writes all worlds into a folder while they are in use. */
  backup(folder: string): Promise<void>;
  restore(folder: string): Promise<void>;
}

export function addFileCommands(program: Command, actions: FileActions | undefined): void {
  const doing = (): FileActions => {
    if (!actions) throw new Error('Nothing is done with files here.');
    return actions;
  };
  const world = program.commands.find((command) => command.name() === 'world') ?? program.command('world');
  world
    .command('export')
    .description('Writes a world into one file, while it is in use')
    .arguments('<world> [file]')
    .action((id: string, file?: string) => doing().exportWorld(id, file));
  world
    .command('import')
    .description('Makes a world of such a file')
    .argument('<file>')
    .option('--id <id>', 'id of the world; that of the file when left out')
    .option('--durable', 'it survives a restart')
    .action((file: string, options: { id?: string; durable?: boolean }) =>
      doing().importWorld(file, options),
    );
  world
    .command('open')
    .description('Opens such a file in a browser, as the person and at the page that it tells')
    .argument('<file>')
    .action((file: string) => doing().open(file));
  program
    .command('backup')
    .description('Writes all worlds into a folder, while they are in use')
    .argument('<folder>')
    .action((folder: string) => doing().backup(folder));
  program
    .command('restore')
    .description('Puts the worlds of such a folder back, each with its id, and checks their ledgers')
    .argument('<folder>')
    .action((folder: string) => doing().restore(folder));
}
