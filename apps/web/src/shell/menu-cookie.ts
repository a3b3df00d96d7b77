/** How the menu stands beside the page: 16rem with words, or 5rem with icons alone (SHELL-30). */
export type MenuState = 'expanded' | 'collapsed';

const cookieName = 'sidebar';

/** 7 days in seconds (SHELL-32). */
const maxAge = 604_800;

/** The state a person chose in the last 7 days, or `null`. */
export function readMenuChoice(): MenuState | null {
  if (typeof document === 'undefined') return null;
  const value = /(?:^|;\s*)sidebar=(\w+)/u.exec(document.cookie)?.[1];
  return value === 'expanded' || value === 'collapsed' ? value : null;
}

export function writeMenuChoice(state: MenuState): void {
  document.cookie = `${cookieName}=${state}; path=/; max-age=${String(maxAge)}; samesite=lax`;
}
