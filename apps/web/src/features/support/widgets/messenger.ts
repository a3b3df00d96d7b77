import { boot, shutdown, update } from '@intercom/messenger-js-sdk';
import type { MessengerUser } from '@magpie/domain/support';
import type { Widget } from './follow-session.ts';
import { onPlaceChange, placeOfLauncher } from './launcher-place.ts';
import type { WidgetScript } from './scripts.ts';

function place(): { hide_default_launcher: boolean; vertical_padding: number } {
  const { shown, bottom } = placeOfLauncher();
  return { hide_default_launcher: !shown, vertical_padding: bottom };
}

/** By its vendor's package, but with our own loader: the package's does not say when the script cannot be had. */
export function messenger({ id, address }: WidgetScript): Widget<MessengerUser> {
  let stopWatching: () => void = () => undefined;
  return {
    name: 'messenger',
    script: address,
    ready: () => typeof window.Intercom === 'function',
    start: (user) => {
      boot({ app_id: id, ...place(), ...user });
      stopWatching();
      stopWatching = onPlaceChange(() => {
        update(place());
      });
    },
    stop: () => {
      shutdown();
    },
    renew: (user) => {
      update({ ...user });
    },
  };
}
