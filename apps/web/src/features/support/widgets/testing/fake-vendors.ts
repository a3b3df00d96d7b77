import { vi } from 'vitest';
import type { HelpDeskApi } from '../help-desk.ts';

/** What the vendors' scripts were told, call by call. */
export interface FakeVendors {
  readonly messenger: unknown[][];
  readonly helpDesk: unknown[][];
}

/** The script on the page whose address begins so. */
export function scriptAt(address: string): HTMLScriptElement {
  const found = [...document.scripts].find((script) => script.src.startsWith(address));
  if (!found) throw new Error(`There is no script from ${address}.`);
  return found;
}

/** Addresses of every script on the page. */
export const scriptAddresses = (): string[] => [...document.scripts].map((script) => script.src);

/** Puts on the page what the messenger's script brings when it gets ready. */
export function readyMessenger(calls: unknown[][]): void {
  vi.stubGlobal('Intercom', (...call: unknown[]) => {
    calls.push(call);
  });
}

/** Puts on the page what the help desk's script brings when it gets ready. */
export function readyHelpDesk(calls: unknown[][]): void {
  const noted =
    (name: string) =>
    (...details: unknown[]) => {
      calls.push([name, ...details]);
    };
  vi.stubGlobal('fcWidget', {
    init: noted('init'),
    setExternalId: noted('setExternalId'),
    destroy: noted('destroy'),
    user: {
      setFirstName: noted('setFirstName'),
      setEmail: noted('setEmail'),
      setProperties: noted('setProperties'),
      clear: noted('clear'),
    },
  } satisfies HelpDeskApi);
}

/** Takes everything off the page that the widgets put there. */
export function clearPage(): void {
  // What the packages keep in the head stays: they are shared with other files.
  for (const element of document.head.querySelectorAll(':not(style[data-emotion])')) element.remove();
  Reflect.deleteProperty(window, 'dataLayer');
}
