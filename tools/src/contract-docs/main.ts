import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { endpointNames, type SdlFile, sdlFiles } from '../contract/sdl.ts';
import { contractDocument } from './markdown.ts';

const program = new Command('npm run contract:docs --')
  .description('Prints the documentation of the contract as Markdown.')
  .option('--out <file>', 'write it to this file instead')
  .parse();

const { out } = program.opts<{ out?: string }>();
const files = new Map<string, SdlFile>(endpointNames.flatMap(sdlFiles).map((file) => [file.path, file]));
const text = contractDocument([...files.values()]);

if (out === undefined) process.stdout.write(text);
else writeFileSync(out, text);
