import { InvalidArgumentError } from 'commander';
import { control, ControlError, read } from './client.ts';
import { fileActions } from './file-actions.ts';
import { readable } from './output.ts';
import { mockProgram } from './program.ts';

const platform = `http://127.0.0.1:${process.env['API_PORT'] ?? '4000'}`;
const ask = (operation: string, variables: Readonly<Record<string, unknown>>) =>
  control(`${platform}/control/graphql`, operation, variables);

const print = (text: string) => {
  console.log(text);
};

const program = mockProgram({
  platform,
  print,
  fail() {
    process.exitCode = 1;
  },
  files: fileActions({ platform, ask, print }),
  async send(operation, variables) {
    const value = await ask(operation, variables);
    print(program.opts<{ json?: true }>().json ? JSON.stringify(value, undefined, 2) : readable(value));
  },
  async serveMcp() {
    const { serveStdio } = await import('@modelcontextprotocol/server/stdio');
    const { mcpServer } = await import('./mcp.ts');
    serveStdio(() => mcpServer({ ask, read: (path) => read(`${platform}${path}`) }));
  },
});

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof ControlError || error instanceof InvalidArgumentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
