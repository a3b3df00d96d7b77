import { beforeEach, expect, it, vi } from 'vitest';
import { isArrival, parseConfig } from '#shared/config/index.ts';
import { cookie } from '#testing/browser-facts.ts';
import { bareConfig } from '#testing/surrounded.tsx';
import { arrive } from './arrive.ts';

const tokens = { access: 'a-token', refresh: 'r-token' };
const goTo = vi.fn<(page: string) => void>();

function answering(body: object, status = 201) {
  const fetching = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })));
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

const sending = (body: string): unknown => expect.objectContaining({ body });

const at = (address: string) => {
  history.replaceState(null, '', address);
  return arrive(bareConfig, goTo);
};

beforeEach(() => {
  goTo.mockReset();
  sessionStorage.clear();
  localStorage.clear();
  document.cookie = 'access-token=old; path=/';
  document.cookie = 'refresh-token=old; path=/';
});

it('SIM-09 enters the world of a moment as its person and goes to its page', async () => {
  sessionStorage.setItem('account', '{}');
  const fetching = answering({ world: 'tale-1', tokens, page: '/cashbacks?tab=1' });
  await at('/?moment=tale');
  expect(fetching).toHaveBeenCalledWith('/control/arrivals', sending('{"moment":"tale"}'));
  expect(sessionStorage.getItem('magpie.world')).toBe('tale-1');
  expect(sessionStorage.getItem('account')).toBeNull();
  expect([cookie('access-token'), cookie('refresh-token')]).toEqual(['a-token', 'r-token']);
  expect(goTo.mock.calls).toEqual([['/cashbacks?tab=1']]);
});

it('SIM-09 comes in by an entry, and as a visitor where nobody is logged in', async () => {
  const fetching = answering({ world: 'w1', tokens: null, page: '/' });
  await at('/?entry=w1.secret');
  expect(fetching).toHaveBeenCalledWith('/control/arrivals', sending('{"entry":"w1.secret"}'));
  expect([cookie('access-token'), sessionStorage.getItem('magpie.world')]).toEqual([null, 'w1']);
});

it.each(['//other.test', 'https://other.test/', 'javascript:alert(1)'])(
  'SIM-09 leads nobody to another site by %s',
  async (page) => {
    answering({ world: 'w1', tokens, page });
    await at('/?moment=away');
    expect(goTo.mock.calls).toEqual([['/']]);
  },
);

it.each([
  [{ code: 'NOT_FOUND', message: "There is no moment 'gone'." }, "There is no moment 'gone'."],
  [{}, 'Something went wrong. Please try again.'],
])('tells why it does not open, and leaves who is there: %j', async (answer, text) => {
  answering(answer, 404);
  await at('/?moment=gone');
  expect(goTo.mock.calls).toEqual([['/']]);
  expect(cookie('access-token')).toBe('old');
  expect(JSON.parse(localStorage.getItem('notice') ?? '{}')).toMatchObject({ text });
});

it('SIM-09 is asked for by an entry or a moment in the address, and never in production', () => {
  const development = parseConfig({ ...bareConfig, worlds: true });
  const production = parseConfig({ ...bareConfig, environment: 'production', worlds: true });
  expect(['?moment=a', '?x=1&entry=b'].map((search) => isArrival(development, search))).toEqual([true, true]);
  expect(['', '?moments=a', '?world=entry'].some((search) => isArrival(development, search))).toBe(false);
  expect(isArrival(production, '?moment=a')).toBe(false);
  expect(isArrival(bareConfig, '?moment=a')).toBe(false);
});
