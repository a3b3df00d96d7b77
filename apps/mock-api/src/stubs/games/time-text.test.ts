import { afterEach, describe, expect, it, vi } from 'vitest';

const script = './client/time-text.js';

type TimeText = Record<'timeText' | 'weekdayText', (iso: string) => string>;

/** What a page at an address with these words says of a moment. */
async function said(search: string) {
  vi.stubGlobal('location', { search });
  const { timeText, weekdayText } = (await import(script)) as TimeText;
  const moment = '2026-11-21T13:05:00Z';
  return [timeText(moment), weekdayText(moment)];
}

describe('the time on the page of a game', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ['Pacific/Auckland', ['Nov 22, 2026 02:05:00', 'Sun 02:05']],
    ['UTC', ['Nov 21, 2026 13:05:00', 'Sat 13:05']],
    ['Australia/Sydney', ['Nov 22, 2026 00:05:00', 'Sun 00:05']],
  ])('FMT-24 is that of %s where the site names it', async (zone, texts) => {
    expect(await said(`?ticket=t&${new URLSearchParams({ 'time-zone': zone }).toString()}`)).toEqual(texts);
  });

  it.each(['?ticket=t', '?ticket=t&time-zone=Mars%2FOlympus'])(
    'is that of the device at %j',
    async (search) => {
      vi.stubEnv('TZ', 'America/New_York');
      expect(await said(search)).toEqual(['Nov 21, 2026 08:05:00', 'Sat 08:05']);
      vi.unstubAllEnvs();
    },
  );
});
