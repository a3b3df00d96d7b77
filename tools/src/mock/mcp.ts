import { verbs } from '@magpie/domain/verbs';
import type { Verb } from '@magpie/domain/verbs';
import { McpServer } from '@modelcontextprotocol/server';
import { ControlError } from './client.ts';

/** Answers one operation of the control plane. */
export type Ask = (operation: string, variables: Readonly<Record<string, unknown>>) => Promise<unknown>;

export interface McpParts {
  readonly ask: Ask;
  /** The text of an address of the platform. */
  readonly read: (path: string) => Promise<string>;
}

const answered = (answer: unknown) => ({
  content: [{ type: 'text' as const, text: JSON.stringify(answer) }],
  structuredContent: { answer },
});

function refused(error: unknown) {
  if (!(error instanceof ControlError)) throw error;
  return { isError: true, content: [{ type: 'text' as const, text: error.message }] };
}

function addTool(server: McpServer, verb: Verb, ask: Ask): void {
  const { words, summary, inputs, changes } = verb;
  const settings = {
    description: `${summary}.`,
    inputSchema: inputs,
    annotations: { readOnlyHint: !changes },
  };
  server.registerTool(words.replace(' ', '_'), settings, (given) => {
    const { operation, variables } = verb.call(given);
    return ask(operation, variables).then(answered, refused);
  });
}

const guides = [
  { path: '/llms.txt', mimeType: 'text/markdown', title: 'How to drive the platform' },
  { path: '/console/verbs.json', mimeType: 'application/json', title: 'Verbs and their inputs' },
];

/** A server of the Model Context Protocol with a tool for each verb (SIM-20). */
export function mcpServer({ ask, read }: McpParts): McpServer {
  const server = new McpServer({ name: 'magpie', version: '1.0.0' });
  for (const verb of verbs) addTool(server, verb, ask);
  for (const { path, mimeType, title } of guides) {
    server.registerResource(
      path.slice(1),
      `magpie://platform${path}`,
      { title, mimeType },
      async ({ href }) => ({
        contents: [{ uri: href, mimeType, text: await read(path) }],
      }),
    );
  }
  return server;
}
