import type { ColourTheme } from '@magpie/ui';

const known = ['loaded', 'closed', 'deposit', 'low-cash', 'reality-check', 'session-ended'] as const;

export type FrameMessage = (typeof known)[number];

/** What the player tells the page of a game: the balance has changed, and the game's server knows what it is. */
export const balanceChanged = { source: 'magpie-site', type: 'balance-changed' } as const;

/** What the player tells the page of a game: whether the member hides the amounts from view, which a game follows. */
export const balanceView = (hidden: boolean) =>
  ({ source: 'magpie-site', type: hidden ? 'balance-hidden' : 'balance-shown' }) as const;

/** What the player tells the page of a game: a question stands above it, and nothing may begin by itself any more. */
export const playPaused = { source: 'magpie-site', type: 'play-paused' } as const;

/** What the player tells the page of a game: the theme that the site shows now. */
export const themeNow = (theme: ColourTheme) => ({ source: 'magpie-site', type: `theme-${theme}` }) as const;

export interface FrameOrigin {
  readonly source: MessageEventSource | null;
  readonly origin: string;
}

/** `null` for another window, another origin or another form: a page in any window may post to this one. */
export function frameMessageOf(event: MessageEvent<unknown>, expected: FrameOrigin): FrameMessage | null {
  if (event.source === null || event.source !== expected.source || event.origin !== expected.origin)
    return null;
  const { data } = event;
  if (typeof data !== 'object' || data === null || !('source' in data) || !('type' in data)) return null;
  if (data.source !== 'magpie-game') return null;
  return known.find((type) => type === data.type) ?? null;
}

/** The whole address of a page that may be shown in the frame; null for one on no listed origin (PLAY-29). */
export function frameAddress(url: string, listed: readonly string[]): string | null {
  const { href, origin, protocol } = new URL(url, location.href);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return origin === location.origin || listed.includes(origin) ? href : null;
}

/** The address of a page that tells the time as this site does, and opens in its theme. */
export function framedAddress(url: string, theme: ColourTheme, timeZone: string): string {
  const address = new URL(url);
  address.searchParams.set('time-zone', timeZone);
  address.searchParams.set('theme', theme);
  return address.href;
}

const always = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-pointer-lock'];

export interface FrameRights {
  readonly sandbox: string;
  readonly origin: string;
}

/**
 * The rights of a game's page. On an origin of its own it keeps that origin; a page from this site's own origin loses
 * it, as otherwise it could lift its sandbox and act as the member.
 * @param url absolute address of the game
 * @param ownOrigin origin of this site
 */
export function frameRights(url: string, ownOrigin: string): FrameRights {
  const { origin } = new URL(url);
  if (origin === ownOrigin) return { sandbox: always.join(' '), origin: 'null' };
  return { sandbox: [...always, 'allow-same-origin'].join(' '), origin };
}
