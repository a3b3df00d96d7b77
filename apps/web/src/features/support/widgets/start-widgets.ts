import type { Site } from '@magpie/domain/site';
import { helpDeskUser, messengerUser, type HelpDeskUser, type MessengerUser } from '@magpie/domain/support';
import type { RuntimeConfig } from '#shared/config/index.ts';
import { configuredSite } from '#shared/site/index.ts';
import type { Store } from '#shared/store/index.ts';
import type { Session } from '../../session/index.ts';
import { followSession, type Person } from './follow-session.ts';
import { helpDesk } from './help-desk.ts';
import { makeRoomForLaunchers } from './launcher-room.ts';
import { messenger } from './messenger.ts';
import { widgetScripts } from './scripts.ts';
import { startTagManager } from './tag-manager.ts';

/**
 * Whom the messenger talks to: a member is a visitor to it as long as there is no token to prove who it is. What it is told
 * of a member changes with the account, not with the time.
 */
function messengerPerson(site: Site, now: () => number): (session: Session) => Person<MessengerUser> | null {
  const firstSeen = new Map<string, number>();
  return ({ account }) => {
    const token = account?.intercomToken?.token;
    if (!account || !token) return null;
    const seen = firstSeen.get(account.id) ?? now();
    firstSeen.set(account.id, seen);
    return { id: account.id, user: messengerUser(account, { token, site, now: seen }) };
  };
}

function helpDeskPerson(site: Site): (session: Session) => Person<HelpDeskUser> | null {
  return ({ account }) => account && { id: account.id, user: helpDeskUser(account, site) };
}

/**
 * Starts the widgets that the site has an id for (SUPPORT-01, SUPPORT-02).
 * @param now the time in epoch ms
 */
export function startWidgets(config: RuntimeConfig, session: Store<Session>, now: () => number): void {
  const site = configuredSite(config);
  const scripts = widgetScripts(config.widgets, site);
  const launchers = [scripts.messenger, scripts.helpDesk].filter((script) => script !== null).length;
  if (launchers > 0) makeRoomForLaunchers(launchers);
  if (scripts.messenger)
    void followSession(messenger(scripts.messenger), messengerPerson(site, now), session);
  if (scripts.helpDesk) {
    const desk = helpDesk(scripts.helpDesk, scripts.messenger !== null);
    void followSession(desk, helpDeskPerson(site), session);
  }
  if (scripts.tagManager) void startTagManager(scripts.tagManager, now());
}
