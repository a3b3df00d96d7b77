import type { KeyboardEvent } from 'react';

const control = 'input:not([type=hidden]), select, textarea, button, a[href], [tabindex="0"]';

/** What Tab stops at, in its order. */
export const stopsIn = (place: Element | null): HTMLElement[] =>
  [...(place?.querySelectorAll<HTMLElement>(control) ?? [])].filter(
    (each) => each.tabIndex >= 0 && !each.matches(':disabled'),
  );

/** Lets Tab go round in an overlay: from its last stop to the first, and back. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = stopsIn(event.currentTarget);
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  const { activeElement } = document;
  const isOnOverlay = event.shiftKey && activeElement === event.currentTarget;
  if (!to || (activeElement !== from && !isOnOverlay)) return;
  event.preventDefault();
  to.focus();
}
