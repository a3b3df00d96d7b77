import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshBrowser } from '#testing/session-setting.ts';
import { startWidgetsLate } from './index.ts';
import { clearPage, scriptAddresses } from './testing/fake-vendors.ts';
import { bringWidgets, configWith, supportedSession } from './testing/widget-setting.ts';

const MESSENGER = 'https://widget.intercom.io/widget/app1';
const HELP_DESK = 'https://wchat.freshchat.com/js/widget.js';
const everything = { messengerAppId: 'app1', helpDeskKey: 'desk1', tagManagerId: 'GTM-1' };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00.000Z') });
  freshBrowser();
  clearPage();
});

afterEach(clearPage);

describe('what is loaded', () => {
  it('SUPPORT-01 is the live chat, the help desk and the tag manager, each from its vendor’s host', () => {
    bringWidgets(supportedSession(), everything);
    expect(scriptAddresses()).toEqual([
      MESSENGER,
      HELP_DESK,
      'https://www.googletagmanager.com/gtm.js?id=GTM-1',
    ]);
    expect(window.dataLayer).toEqual([{ 'gtm.start': 1_795_255_200_000, event: 'gtm.js' }]);
  });

  it('SUPPORT-01 comes from another host where one is configured', () => {
    bringWidgets(supportedSession(), {
      ...everything,
      messengerUrl: 'https://chat.test/messenger.js',
      helpDeskUrl: 'https://desk.test/widget.js',
      tagManagerUrl: 'https://tags.test/tags.js',
    });
    expect(scriptAddresses()).toEqual([
      'https://chat.test/messenger.js',
      'https://desk.test/widget.js',
      'https://tags.test/tags.js?id=GTM-1',
    ]);
  });

  it.each([
    ['messenger', { helpDeskKey: 'desk1', tagManagerId: 'GTM-1' }, ['wchat', 'www']],
    ['help desk', { messengerAppId: 'app1', tagManagerId: 'GTM-1' }, ['widget', 'www']],
    ['tag manager', { messengerAppId: 'app1', helpDeskKey: 'desk1' }, ['widget', 'wchat']],
    ['help desk, whose id is empty', { messengerAppId: 'app1', helpDeskKey: '' }, ['widget']],
    ['anything', {}, []],
  ])('SUPPORT-02 is never the %s without an id', (_which, widgets, hosts) => {
    bringWidgets(supportedSession(), widgets);
    expect(scriptAddresses().map((address) => new URL(address).hostname.split('.')[0])).toEqual(hosts);
    expect(window.dataLayer !== undefined).toBe('tagManagerId' in widgets);
  });
});

describe('the first screen', () => {
  it('SUPPORT-01 is there before anything of the widgets is asked for', async () => {
    const idle = vi.fn<(work: () => void) => void>();
    vi.stubGlobal('requestIdleCallback', idle);
    startWidgetsLate(configWith(everything), supportedSession().session.state);
    await vi.dynamicImportSettled();
    expect(scriptAddresses()).toEqual([]);
    idle.mock.calls[0]?.[0]();
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
    expect(scriptAddresses()).toHaveLength(3);
  });

  it('SUPPORT-02 is followed by nothing on a site without widgets', () => {
    const idle = vi.fn<(work: () => void) => void>();
    vi.stubGlobal('requestIdleCallback', idle);
    startWidgetsLate(configWith({}), supportedSession().session.state);
    expect(idle).not.toHaveBeenCalled();
  });
});
