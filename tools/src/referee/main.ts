import { Command } from 'commander';
import type { Backend } from './backend.ts';
import { loggedIn } from './backend.ts';
import { clientOperations } from './client-operations.ts';
import { lineOf } from './difference.ts';
import { findDrift } from './drift.ts';
import { probeDrift } from './probe-drift.ts';
import { contractSchemas, wrongOperations } from './stands.ts';

interface Options {
  readonly login?: string;
  readonly adminCode: string;
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** @returns whether all was right */
function verdict(lines: readonly string[], right: string): void {
  for (const line of lines) say(line);
  say(lines.length === 0 ? right : `${String(lines.length)} differences.`);
  process.exitCode = lines.length === 0 ? 0 : 1;
}

async function backendOf(address: string, { login, adminCode }: Options): Promise<Backend> {
  const visitor = { url: address.replace(/\/+$/, ''), adminCode, accessToken: null };
  return login === undefined ? visitor : loggedIn(visitor, login);
}

function operations(): void {
  const all = clientOperations();
  verdict(wrongOperations(all, contractSchemas()), `${String(all.length)} operations fit the contract.`);
}

async function answers(address: string, options: Options): Promise<void> {
  const backend = await backendOf(address, options);
  const found = await probeDrift(backend, clientOperations(), contractSchemas());
  verdict(found.differences.map(lineOf), `${String(found.answers)} answers fit the contract.`);
}

async function drift(address: string, options: Options): Promise<void> {
  const found = await findDrift(await backendOf(address, options));
  const read =
    found.read.length > 0 ? `the schema of ${found.read.join(' and ')} was read` : 'no schema could be read';
  verdict(found.differences.map(lineOf), `No difference: ${read}, ${String(found.answers)} answers fit.`);
}

const program = new Command('npm run referee --').description('Three referees of the contract.');
const ofBackend = (command: Command): Command =>
  command
    .argument('<address>', 'of a backend, such as https://api.example.com')
    .option('--login <email:password>', 'a member who asks; a visitor when absent')
    .option('--admin-code <code>', 'of the brand', 'magpie-web');
program.command('operations').description('what the web app asks, against the contract').action(operations);
ofBackend(program.command('answers').description('what a backend answers, against the contract')).action(
  answers,
);
ofBackend(
  program.command('drift', { isDefault: true }).description('where a backend is not as the contract says'),
).action(drift);
try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  say(error instanceof TypeError ? `Nobody answers at ${String(program.args.at(-1))}.` : error.message);
  process.exitCode = 1;
}
