import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CodeState } from '../shared/code-state.ts';
import { allReports, forgetReports, otherCodeOfImages } from '../test/reports.ts';
import { levelOf } from '../trace/level.ts';
import { trace } from '../trace/trace.ts';
import type { Container } from './container.ts';
import { forgetReport, shown, writeReport } from './report.ts';
import type { Stack } from './stack.ts';
import { tryStack } from './try-stack.ts';

const well = { user: '101', readOnly: true, health: 'healthy' };
const page = '<!doctype html><div id="root"></div>';
const settings = JSON.stringify({ data: { config: { availableCurrencies: [{ code: 'AUD' }] } } });

let server: Server | undefined;

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((done) => server?.close(done));
});

/** A site that answers each address, and calls with the web app's headers only, with the next of its answers, and then with the last again and again. */
async function site(answers: Record<string, string[]>): Promise<string> {
  server = createServer((incoming, response) => {
    const called = incoming.method === 'POST';
    const { 'x-admin-code': code, 'x-channel': channel } = incoming.headers;
    const known = !called || (code === 'magpie-web' && channel === 'DESKTOP_WEB');
    const left = known ? (answers[String(incoming.url)] ?? []) : [];
    const text = left.length > 1 ? left.shift() : left[0];
    response.writeHead(text === undefined ? 502 : 200).end(text);
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const at = server.address();
  return `http://127.0.0.1:${String(typeof at === 'object' ? at?.port : at)}`;
}

/** A stack whose containers are in the next of the given states at each look. */
function stackIn(...states: (Container | undefined)[]): Stack {
  const done = () => Promise.resolve({ code: 0, output: '' });
  const containers = () => {
    const state = states.length > 1 ? states.shift() : states[0];
    return Promise.resolve(state ? [state] : []);
  };
  const services = new Map([
    ['mock-api', 1],
    ['web', 1],
  ]);
  return {
    services,
    up: done,
    down: done,
    kill: done,
    start: done,
    lastLines: () => Promise.resolve(''),
    containers,
    placeOf: () => Promise.resolve(''),
  };
}

const call = '/graphql?operationName=Config';
const never = new AbortController().signal;

describe('a try of the stack', () => {
  it('waits until the call is answered and both containers are healthy', async () => {
    const starting = { ...well, health: 'starting' };
    const address = await site({ [call]: ['<html>502', '{"errors":[]}', settings], '/': [page] });
    const { faults } = await tryStack(stackIn(undefined, starting, starting, well), address, 0, never);
    expect(faults).toEqual([]);
  });

  it('tells what is still wrong when the wait ends', async () => {
    const address = await site({ [call]: ['{"errors":[]}'], '/': ['nginx'] });
    const stack = stackIn({ ...well, readOnly: false });
    const { faults } = await tryStack(stack, address, 0, AbortSignal.abort());
    expect(faults).toEqual([
      `${address}/graphql does not answer the call for the site's settings but: {"errors":[]}`,
      'mock-api may write into its own image.',
      'web may write into its own image.',
      `${address}/ does not answer with the page of the web app.`,
    ]);
  });

  it('misses a container of a service that has to have more', async () => {
    const address = await site({ [call]: [settings], '/': [page] });
    const stack = { ...stackIn(well), services: new Map([['platform', 2]]) };
    const { faults } = await tryStack(stack, address, 0, AbortSignal.abort());
    expect(faults).toEqual(['platform has not all of its containers.']);
  });

  it('finds fault with a page that is not the app’s', async () => {
    const address = await site({ [call]: [settings], '/': ['Welcome to nginx!'] });
    const { faults } = await tryStack(stackIn(well), address, 0, never);
    expect(faults).toEqual([`${address}/ does not answer with the page of the web app.`]);
  });
});

describe('the report', () => {
  const requirement = { id: shown.single.slice(0, 6), text: '', level: 'e2e' as const };
  const catalogue = { areas: [{ key: 'OPS', title: '', requirements: [requirement] }] };

  const code = { commit: 'a'.repeat(40), clean: true };
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'magpie-images-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const shownNow = (now: CodeState | undefined) =>
    trace(catalogue, allReports(folder, now).tests, (file) => levelOf(file, [])).areas[0]?.shown;

  it.each([
    [true, [requirement.id]],
    [false, []],
  ])('of a run that ended well (%j) shows %j in the trace', (passed, ids) => {
    writeReport(folder, { single: passed, scale: false }, code);
    expect(shownNow(code)).toEqual(ids);
    expect(otherCodeOfImages(folder, code)).toBeUndefined();
    forgetReport(folder);
    expect(shownNow(code)).toEqual([]);
  });

  it('shows for each profile its own', () => {
    const both = [shown.single, shown.scale].map((title) => ({ ...requirement, id: title.slice(0, 6) }));
    writeReport(folder, { single: false, scale: true }, code);
    const { areas } = trace(
      { areas: [{ key: 'OPS', title: '', requirements: both }] },
      allReports(folder, code).tests,
      (file) => levelOf(file, []),
    );
    expect(areas[0]?.shown).toEqual(['OPS-07']);
  });

  const changed = { ...code, clean: false };

  it.each([
    ['commit aaaaaaaaaa', code, { ...code, commit: 'b'.repeat(40) }],
    ['commit aaaaaaaaaa', code, changed],
    ['commit aaaaaaaaaa with changes', changed, code],
    ['commit aaaaaaaaaa with changes', changed, changed],
    ['no known commit', undefined, code],
    ['no known commit', undefined, undefined],
  ])('of %s shows nothing of other code, and says so in a line', (said, made, now) => {
    writeReport(folder, { single: true, scale: true }, made);
    expect(shownNow(now)).toEqual([]);
    expect(otherCodeOfImages(folder, now)).toBe(
      `The report of "npm run images" is of ${said}, not of the code as it is now, and does not count: commit what is changed and run it again.`,
    );
  });

  it('outlives those of the tests, which leave out the images', () => {
    mkdirSync(join(folder, 'vitest'));
    writeFileSync(join(folder, 'e2e.json'), '');
    writeReport(folder, { single: true, scale: true }, code);
    forgetReports(folder);
    expect(readdirSync(folder)).toEqual(['images.json']);
    expect(shownNow(code)).toEqual([requirement.id]);
  });
});
