import { InvalidArgumentError } from 'commander';
import { control, ControlError } from './client.ts';
import { readable } from './output.ts';
import { mockProgram } from './program.ts';

const port = process.env['API_PORT'] ?? '4000';
const address = `http://127.0.0.1:${port}/control/graphql`;

const program = mockProgram(async (name, variables) => {
  const value = await control(address, name, variables);
  console.log(program.opts<{ json?: true }>().json ? JSON.stringify(value, undefined, 2) : readable(value));
});

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof ControlError || error instanceof InvalidArgumentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
