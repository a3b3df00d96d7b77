import { beforeEach, expect, it } from 'vitest';
import { freshBrowser } from '../session-setting.ts';
import { stopSessions } from '../started-session.ts';
import { realSession } from './real-session.ts';

beforeEach(freshBrowser);

it('SIM-18 logs in on the platform itself, without a port, in a world of the test alone', async () => {
  const mia = await realSession();
  await mia.logIn('mia');
  expect(mia.session.state.get()).toMatchObject({ signedIn: true, account: { email: 'mia@magpie.test' } });
  const other = await realSession();
  expect(other.real.world).not.toBe(mia.real.world);
  stopSessions();
});
