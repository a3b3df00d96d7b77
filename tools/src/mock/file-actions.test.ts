import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileActions } from './file-actions.ts';

const TYPE = 'application/vnd.magpie.world';
const file = (world: string) => `magpie-world 1\n{"madeAt":"2026-03-02T02:00:00.000Z"}\n${world}`;

let server: Server;
let folder: string;
let asked: string[];
let printed: string[];
let balanced: boolean;

/** Answers as the platform's control plane does. */
function answer(method: string, url: string, body: string): readonly [status: number, body: string] {
  const [, id] = /^\/control\/worlds\/([^/]+)\/export$/.exec(url) ?? [];
  if (method === 'GET' && id === 'gone')
    return [404, '{"code":"NOT_FOUND","message":"There is no world \'gone\'."}'];
  if (method === 'GET' && id !== undefined) return [200, file(id)];
  if (url.startsWith('/control/moments/import')) {
    return [201, '{"world":"w1","now":"2026-03-02T02:00:00.000Z","link":"http://localhost:4200/?moment=m"}'];
  }
  return [201, JSON.stringify({ id: body.split('\n').at(-1), balanced })];
}

beforeEach(async () => {
  [asked, printed, balanced] = [[], [], true];
  folder = mkdtempSync(join(tmpdir(), 'magpie-files-'));
  process.env['BROWSER'] = 'none';
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const type = request.headers['content-type'] ?? '';
      asked.push(`${request.method ?? ''} ${request.url ?? ''} ${type}`.trim());
      const [status, told] = answer(request.method ?? '', request.url ?? '', body);
      response.writeHead(status).end(told);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const actions = () =>
  fileActions({
    platform: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    ask: (operation) =>
      Promise.resolve(operation === 'Worlds' ? [{ id: 'default' }, { id: 'w1' }] : { balanced }),
    print: (line) => printed.push(line),
  });

it('OPS-09 keeps every world in a file of the folder and puts each back from it', async () => {
  await actions().backup(folder);
  expect(readdirSync(folder).toSorted()).toEqual(['default.magpie-world', 'w1.magpie-world']);
  expect(readFileSync(join(folder, 'w1.magpie-world'), 'utf8')).toBe(file('w1'));
  asked = [];
  await actions().restore(folder);
  expect(asked).toEqual(Array(2).fill(`POST /control/worlds/restore ${TYPE}`));
  expect(printed.slice(2)).toEqual([
    'default is as it was at 2026-03-02T02:00:00.000Z, and its ledger balances.',
    'w1 is as it was at 2026-03-02T02:00:00.000Z, and its ledger balances.',
  ]);
});

it('OPS-09 says it when a ledger does not balance, and when there is nothing to put back', async () => {
  await expect(actions().restore(folder)).rejects.toThrow(`There is no world in ${folder}.`);
  writeFileSync(join(folder, 'w1.magpie-world'), file('w1'));
  balanced = false;
  await actions().restore(folder);
  await actions().importWorld(join(folder, 'w1.magpie-world'), {});
  expect(printed).toEqual([
    'w1 is as it was at 2026-03-02T02:00:00.000Z, and its ledger DOES NOT BALANCE.',
    'w1, whose ledger DOES NOT BALANCE.',
  ]);
});

it('SIM-04 opens the file of a world under a name that is one, and tells the address', async () => {
  const left = join(folder, 'W-1f2e Left.magpie-world');
  writeFileSync(left, file('w1'));
  await actions().open(left);
  expect(asked).toEqual([`POST /control/moments/import?name=w-1f2e-left ${TYPE}`]);
  expect(printed[0]).toContain('http://localhost:4200/?moment=m');
});

it('SIM-03 exports a world and imports it, and says what the platform says against it', async () => {
  const out = join(folder, 'out.magpie-world');
  await actions().exportWorld('w1', out);
  await actions().importWorld(out, { id: 'w2', durable: true });
  expect(asked).toEqual([
    'GET /control/worlds/w1/export',
    `POST /control/worlds/import?durable=true&id=w2 ${TYPE}`,
  ]);
  await expect(actions().exportWorld('gone', out)).rejects.toThrow("NOT_FOUND: There is no world 'gone'.");
  await expect(actions().open(join(folder, 'none'))).rejects.toThrow('There is no file');
});
