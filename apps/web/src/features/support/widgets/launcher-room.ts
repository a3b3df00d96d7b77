/** What a launcher takes of the height of a screen, with the space above it, in px. */
export const LAUNCHER = 68;

const launchers = ':is(.intercom-lightweight-app, #fc_frame)';

/**
 * The end of a page leaves room for the launchers, so that none covers its last buttons and amounts, and they step aside while a
 * modal or a game lies over the page. @param count how many stand above each other
 */
export function makeRoomForLaunchers(count: number): void {
  const style = document.createElement('style');
  style.textContent = [
    `@media (min-width: 360px) { #main ~ footer { padding-bottom: ${String(count * LAUNCHER)}px } }`,
    `:is([data-scroll-lock], html[style*='overflow: hidden']) ${launchers} { display: none !important }`,
  ].join('\n');
  document.head.append(style);
}
