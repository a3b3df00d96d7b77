import { type Change, CriticalityLevel, diff } from '@graphql-inspector/core';
import type { GraphQLSchema } from 'graphql';
import type { Verdict } from '../lock/check.ts';
import { run } from '../shared/run.ts';
import { type AllowedChange, allowedChanges } from './allowed.ts';
import { type Endpoint, endpointNames, endpoints, schemaOf, type SdlFile, sdlFiles } from './sdl.ts';

async function git(...args: string[]): Promise<string | undefined> {
  const { code, output } = await run('git', args, { capture: true });
  return code === 0 ? output : undefined;
}

async function findBase(): Promise<string | undefined> {
  const wanted = process.env['CONTRACT_BASE'];
  for (const name of wanted === undefined ? ['main', 'origin/main'] : [wanted]) {
    const commit = await git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
    if (commit !== undefined) return commit.trim();
  }
  return undefined;
}

async function filesAt(commit: string, endpoint: Endpoint): Promise<SdlFile[]> {
  const folders = endpoints[endpoint].map((folder) => `schema/${folder}`);
  const listing = (await git('ls-tree', '-r', '--name-only', commit, '--', ...folders)) ?? '';
  const paths = listing.split('\n').filter((path) => path.endsWith('.graphql'));
  return Promise.all(
    paths.map(async (path) => ({ path, text: (await git('show', `${commit}:${path}`)) ?? '' })),
  );
}

/** Changes that would break a client, without the allowed ones. */
export async function breakingChanges(
  before: GraphQLSchema,
  after: GraphQLSchema,
  allowed: readonly AllowedChange[],
): Promise<Change[]> {
  const changes = await diff(before, after);
  return changes.filter(
    ({ criticality, type, path }) =>
      criticality.level === CriticalityLevel.Breaking &&
      !allowed.some((each) => each.type === String(type) && each.path === path),
  );
}

async function endpointLines(commit: string, endpoint: Endpoint): Promise<string[]> {
  const before = await filesAt(commit, endpoint);
  if (before.length === 0) return [];
  const changes = await breakingChanges(schemaOf(before), schemaOf(sdlFiles(endpoint)), allowedChanges());
  return changes.map(
    ({ type, path, message }) =>
      `${endpoint}: ${message} To allow it: ${String(type)} ${path ?? ''} -- <reason>`,
  );
}

/** With the contract on `main` (or `CONTRACT_BASE`). The control plane may change: no client of the product uses it. */
export async function checkBreaking(): Promise<Verdict> {
  const commit = await findBase();
  if (commit === undefined) {
    return { ok: true, lines: ['There is no main branch to compare with, so nothing was compared.'] };
  }
  const compared = endpointNames.filter((endpoint) => endpoint !== 'control');
  const found = await Promise.all(compared.map((endpoint) => endpointLines(commit, endpoint)));
  const lines = found.flat();
  return {
    ok: lines.length === 0,
    lines: lines.length === 0 ? [`No breaking change since ${commit.slice(0, 8)}.`] : lines,
  };
}
