import type { HelpDeskUser } from '@magpie/domain/support';
import type { Widget } from './follow-session.ts';
import { LAUNCHER } from './launcher-room.ts';
import type { WidgetScript } from './scripts.ts';

export interface HelpDeskApi {
  init(settings: { readonly token: string; readonly host: string } & Partial<HelpDeskUser>): void;
  setExternalId(id: string): void;
  destroy(): void | Promise<void>;
  readonly user: {
    setFirstName(name: string): void;
    setEmail(email: string): void;
    setProperties(properties: HelpDeskUser['properties']): void;
    clear(): void | Promise<void>;
  };
}

declare global {
  interface Window {
    fcWidget?: HelpDeskApi;
  }
}

function placeLauncher(withMessenger: boolean): void {
  const above = withMessenger ? LAUNCHER : 0;
  const style = document.createElement('style');
  style.textContent = [
    `#fc_frame { bottom: ${20 + above}px !important }`,
    `@media (max-width: 767.98px) { #fc_frame { bottom: ${84 + above}px !important } }`,
    `@media (max-width: 359.98px) { #fc_frame { display: none !important } }`,
  ].join('\n');
  document.head.append(style);
}

function api(): HelpDeskApi {
  if (!window.fcWidget) throw new Error('The help desk has gone.');
  return window.fcWidget;
}

function introduce({ externalId, firstName, email, properties }: HelpDeskUser): void {
  const desk = api();
  desk.setExternalId(externalId);
  desk.user.setFirstName(firstName);
  desk.user.setEmail(email);
  desk.user.setProperties(properties);
}

/**
 * The help desk.
 * @param withMessenger whether the messenger's launcher stands in the same corner
 */
export function helpDesk({ id, address }: WidgetScript, withMessenger: boolean): Widget<HelpDeskUser> {
  const { origin } = new URL(address, location.href);
  let placed = false;
  return {
    name: 'help desk',
    script: address,
    ready: () => window.fcWidget !== undefined,
    start: (user) => {
      if (!placed) placeLauncher(withMessenger);
      placed = true;
      api().init({ token: id, host: origin });
      if (user) introduce(user);
    },
    stop: async () => {
      await api().user.clear();
      await api().destroy();
    },
    renew: introduce,
  };
}
