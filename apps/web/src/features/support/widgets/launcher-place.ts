/** Space between a launcher and what is below it, in px. */
const GAP = 20;

/** Height of the bottom bar on phones, in px. */
const BOTTOM_BAR = 64;

const phone = '(max-width: 767.98px)';

/** Here a launcher would cover what a person reads; Support in the bottom bar stays one press away. */
const narrow = '(max-width: 359.98px)';

export interface LauncherPlace {
  readonly shown: boolean;
  /** Distance from the bottom edge of the screen, in px. */
  readonly bottom: number;
}

/** The place on the screen as it is: above the bottom bar of a phone, and nowhere on a very narrow screen. */
export function placeOfLauncher(): LauncherPlace {
  return {
    shown: !window.matchMedia(narrow).matches,
    bottom: window.matchMedia(phone).matches ? BOTTOM_BAR + GAP : GAP,
  };
}

/** Calls back when the place changes with the width of the screen. @returns how to stop it */
export function onPlaceChange(listener: () => void): () => void {
  const queries = [phone, narrow].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
