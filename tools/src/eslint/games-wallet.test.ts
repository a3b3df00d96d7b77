import { beforeAll, describe, expect, it } from 'vitest';
import { complaints, readyGraph } from './complaints.ts';

const timeout = 60_000;

beforeAll(readyGraph, timeout);

const games = 'apps/mock-api/src/stubs/games';
const rooms = ['#modules/play/index.ts', '#modules/wallets/index.ts', '#platform/ledger/index.ts'];

const said = async (file: string, room: string): Promise<string> =>
  (await complaints(`${games}/${file}`, `import '${room}';`)).join('\n');

describe('the game server', { timeout }, () => {
  it.each(rooms)('may not reach for %s but by the signed wallet', async (room) => {
    const message = /import-walls: A game reaches money only through the signed wallet/;
    expect(await said('rounds/drive.ts', room)).toMatch(message);
    expect(await said('calls.ts', room)).toMatch(message);
    expect(await said('sportsbook/place.ts', room)).toMatch(message);
  });

  it('knows the catalogue', async () => {
    expect(await said('seat.ts', '#modules/games/index.ts')).toBe('');
  });
});
