import { parseConfig, type RuntimeConfig, type WidgetConfig } from '#shared/config/index.ts';
import { sessionSetting, type SessionSetting } from '#testing/session-setting.ts';
import { answeredAccount } from '#testing/sample-account.ts';
import { keepSupportToken } from '../../support-token.ts';
import { startWidgets } from '../start-widgets.ts';

/** Settings of a site with these widgets. */
export function configWith(widgets: WidgetConfig, brand = 'magpie'): RuntimeConfig {
  return parseConfig({
    environment: 'production',
    brand,
    siteUrl: '',
    endpoints: { authentication: '', main: '/graphql', promo: '/promo/graphql', subscriptions: '/s' },
    widgets,
  });
}

/**
 * A session that has not begun yet, on a platform that gives out the support tokens token-1, token-2 and so on. `answers`
 * come on top of that. The account has the last one, as on the platform.
 */
export function supportedSession(answers: Parameters<typeof sessionSetting>[0] = {}): SessionSetting {
  let issued = 0;
  let intercomToken: object | null = null;
  const SupportToken = () => {
    issued += 1;
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    intercomToken = { __typename: 'IntercomToken', token: `token-${String(issued)}`, expiresAt };
    return { intercomUserToken: intercomToken };
  };
  const Me = () => ({ me: { ...answeredAccount, intercomToken } });
  const Heartbeat = () => ({ heartbeat: false });
  const setting = sessionSetting({ Me, SupportToken, Heartbeat, ...answers });
  const { state } = setting.session;
  const account = () => state.get().account;
  let stop: (() => void) | undefined;
  // As MemberHost does.
  state.subscribe(() => {
    const { signedIn } = state.get();
    if (signedIn) stop ??= keepSupportToken(setting.platform.client, account, () => Date.now());
    else {
      stop?.();
      stop = undefined;
    }
  });
  return setting;
}

/** Brings the widgets of a brand to the page of a session. */
export function bringWidgets({ session }: SessionSetting, widgets: WidgetConfig, brand?: string): void {
  startWidgets(configWith(widgets, brand), session.state, () => Date.now());
}
