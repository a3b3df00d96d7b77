import { toaster } from '@magpie/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '#testing/fake-platform.ts';
import { screenWidth } from '#testing/screen-width.ts';
import { freshBrowser, type SessionSetting } from '#testing/session-setting.ts';
import { clearPage, readyHelpDesk, readyMessenger, scriptAt } from './testing/fake-vendors.ts';
import { bringWidgets, supportedSession } from './testing/widget-setting.ts';

const FIVE_MINUTES = 300_000;
const MESSENGER = 'https://widget.intercom.io/widget/app1';
const everything = { messengerAppId: 'app1', helpDeskKey: 'desk1', tagManagerId: 'GTM-1' };
const visitorBoot = ['boot', { app_id: 'app1', hide_default_launcher: false, vertical_padding: 20 }];
const visitorInit = ['init', { token: 'desk1', host: 'https://wchat.freshchat.com' }];

let stop: () => void = () => undefined;

/** A session that has settled on a visitor. */
function visiting(answers?: Parameters<typeof supportedSession>[0]): SessionSetting {
  const setting = supportedSession(answers);
  stop = setting.session.start();
  return setting;
}

const polled = () => vi.advanceTimersByTimeAsync(100);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00.000Z') });
  freshBrowser();
  clearPage();
  screenWidth(1366);
});

afterEach(() => {
  stop();
  toaster.dismiss();
  clearPage();
});

describe('the messenger', () => {
  const messengerOnly = { messengerAppId: 'app1' };

  it('SUPPORT-03 SUPPORT-06 is started once, when it is ready, without user data for a visitor', async () => {
    const calls: unknown[][] = [];
    bringWidgets(visiting(), messengerOnly);
    await vi.advanceTimersByTimeAsync(250);
    readyMessenger(calls);
    await vi.advanceTimersByTimeAsync(49);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual([visitorBoot]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toEqual([visitorBoot]);
  });

  it('SUPPORT-05 SUPPORT-06 is started with the member’s data after a login, and without it after a logout', async () => {
    const calls: unknown[][] = [];
    const setting = visiting();
    bringWidgets(setting, messengerOnly, 'rosella');
    readyMessenger(calls);
    await polled();
    await setting.logIn();
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual([
      visitorBoot,
      ['shutdown'],
      [
        'boot',
        {
          app_id: 'app1',
          hide_default_launcher: false,
          vertical_padding: 20,
          user_id: 'member-mia',
          intercom_user_jwt: 'token-1',
          email: 'mia@magpie.test',
          name: 'Mia Test',
          created_at: 1_748_743_200,
          custom_attributes: { username: 'mia', verified: true, active_currency: 'AUD' },
          company: { company_id: 'rosella', name: 'Rosella Casino' },
        },
      ],
    ]);
    calls.length = 0;
    await setting.session.logOut();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual([['shutdown'], visitorBoot]);
  });

  it('SUPPORT-06 is started with the data of a member who was there before it was ready', async () => {
    const calls: unknown[][] = [];
    const setting = visiting();
    await setting.logIn();
    await vi.advanceTimersByTimeAsync(0);
    bringWidgets(setting, messengerOnly);
    readyMessenger(calls);
    await polled();
    expect(calls.map(([method]) => method)).toEqual(['boot']);
    expect(calls[0]?.[1]).toMatchObject({ user_id: 'member-mia', intercom_user_jwt: 'token-1' });
  });

  it('is handed the next token when less than 5 minutes of the last remain, and is not started again', async () => {
    const calls: unknown[][] = [];
    const setting = visiting();
    bringWidgets(setting, messengerOnly);
    readyMessenger(calls);
    await polled();
    await setting.logIn();
    await vi.advanceTimersByTimeAsync(1);
    calls.length = 0;
    await vi.advanceTimersByTimeAsync(11 * FIVE_MINUTES);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES);
    expect(calls.map(([method]) => method)).toEqual(['update']);
    expect(calls[0]?.[1]).toMatchObject({ intercom_user_jwt: 'token-2', created_at: 1_748_743_200 });
  });

  it('talks to a member as to a visitor as long as no token can be had', async () => {
    const calls: unknown[][] = [];
    const setting = visiting({
      SupportToken: () => {
        throw new Refusal('INTERNAL_SERVER_ERROR', 'broken');
      },
    });
    bringWidgets(setting, messengerOnly);
    readyMessenger(calls);
    await polled();
    await setting.logIn();
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual([visitorBoot]);
  });

  it.each([
    [768, { hide_default_launcher: false, vertical_padding: 20 }],
    [767, { hide_default_launcher: false, vertical_padding: 84 }],
    [360, { hide_default_launcher: false, vertical_padding: 84 }],
    [359, { hide_default_launcher: true, vertical_padding: 84 }],
  ])('stands clear of the bottom bar and of the words on a screen of %i px', async (width, place) => {
    const calls: unknown[][] = [];
    screenWidth(width);
    bringWidgets(visiting(), messengerOnly);
    readyMessenger(calls);
    await polled();
    expect(calls).toEqual([['boot', { app_id: 'app1', ...place }]]);
  });
});

it.each([
  [1, { messengerAppId: 'app1' }],
  [2, { messengerAppId: 'app1', helpDeskKey: 'desk1' }],
])('%i launchers have their room at the end of a page', (count, widgets) => {
  document.body.innerHTML = '<main id="main"></main><footer></footer>';
  bringWidgets(visiting(), widgets);
  const { paddingBottom } = getComputedStyle(document.querySelector('footer') ?? document.body);
  expect(paddingBottom).toBe(`${String(count * 68)}px`);
});

describe('the help desk', () => {
  const deskOnly = { helpDeskKey: 'desk1' };

  it('SUPPORT-05 SUPPORT-06 knows a member from login to logout, and nothing of a visitor', async () => {
    const calls: unknown[][] = [];
    const setting = visiting();
    bringWidgets(setting, deskOnly, 'lorikeet');
    await vi.advanceTimersByTimeAsync(250);
    readyHelpDesk(calls);
    await vi.advanceTimersByTimeAsync(49);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual([visitorInit]);
    calls.length = 0;
    await setting.logIn();
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual([
      ['clear'],
      ['destroy'],
      visitorInit,
      ['setExternalId', 'member-mia'],
      ['setFirstName', 'Mia'],
      ['setEmail', 'mia@magpie.test'],
      ['setProperties', { brand: 'lorikeet', verified: true, activeCurrency: 'AUD' }],
    ]);
    calls.length = 0;
    await setting.session.logOut();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual([['clear'], ['destroy'], visitorInit]);
  });

  it('is told of changes of the account without being started again', async () => {
    const calls: unknown[][] = [];
    const setting = visiting();
    bringWidgets(setting, deskOnly);
    readyHelpDesk(calls);
    await polled();
    await setting.logIn();
    await vi.advanceTimersByTimeAsync(1);
    calls.length = 0;
    const now = setting.session.state.get();
    if (now.signedIn)
      setting.session.state.set({ ...now, account: { ...now.account, availableBalance: '2.00' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual([]);
    if (now.signedIn)
      setting.session.state.set({ ...now, account: { ...now.account, email: 'new@magpie.test' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.map(([method]) => method)).toEqual([
      'setExternalId',
      'setFirstName',
      'setEmail',
      'setProperties',
    ]);
    expect(calls[2]).toEqual(['setEmail', 'new@magpie.test']);
  });
});

describe('a widget that fails', () => {
  const noted = () => vi.mocked(console.info).mock.calls.map(([what]) => String(what));

  it('SUPPORT-04 because its script cannot be loaded is only logged, and the others work on', async () => {
    const calls: unknown[][] = [];
    bringWidgets(visiting(), everything);
    scriptAt(MESSENGER).dispatchEvent(new Event('error'));
    scriptAt('https://www.googletagmanager.com').dispatchEvent(new Event('error'));
    readyHelpDesk(calls);
    await polled();
    expect(noted()).toEqual(['The messenger could not be loaded.', 'The tag manager could not be loaded.']);
    expect(calls).toEqual([visitorInit]);
    expect(toaster.current()).toBeUndefined();
  });

  it('SUPPORT-04 at what it is told is only logged, and still loses the member at logout', async () => {
    const setting = visiting();
    const calls: unknown[] = [];
    vi.stubGlobal('Intercom', (method: string, settings: { user_id?: string } = {}) => {
      calls.push([method, settings.user_id]);
      throw new Error('The vendor’s defect.');
    });
    bringWidgets(setting, { messengerAppId: 'app1' });
    await polled();
    await setting.logIn();
    await vi.advanceTimersByTimeAsync(1);
    await setting.session.logOut();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual([
      ['boot', undefined],
      ['shutdown', undefined],
      ['boot', 'member-mia'],
      ['shutdown', undefined],
      ['boot', undefined],
    ]);
    expect(noted().filter((words) => words === 'The messenger failed.')).toHaveLength(5);
  });
});
