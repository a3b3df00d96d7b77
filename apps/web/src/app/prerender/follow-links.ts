import { paths } from '#shared/navigation/index.ts';

/** Places whose pages lead to one page each of what they list. */
const listing = [paths.casino, paths.promotions, paths.cashbacks];

/** Where the pages with data begin; the others are those that they link to. The server of the web image knows both. */
export const starts: readonly string[] = [
  paths.home,
  ...listing,
  paths.casinoLobby,
  paths.casinoProviders,
  paths.jackpot,
  paths.tournament,
];

const linked = new RegExp(`href="((?:${listing.join('|')})/[\\w-]+)"`, 'g');

/** What a member alone has, whoever links to it. */
const own: ReadonlySet<string> = new Set([paths.casinoType('favourites'), paths.casinoType('recent')]);

/** More than a site has; a platform gone wild fills no disk, and the app shows the rest. */
export const MOST_PAGES = 1_000;

const linksIn = (page: string): string[] =>
  [...page.matchAll(linked)].flatMap(([, link = '']) => (own.has(link) ? [] : [link]));

export interface FollowedPages {
  /** By their addresses. */
  readonly pages: ReadonlyMap<string, string>;
  readonly failures: readonly unknown[];
}

/** Makes the pages at these addresses and all that they lead to, each once. */
export async function followLinks(
  starts: readonly string[],
  make: (path: string) => Promise<string>,
): Promise<FollowedPages> {
  const pages = new Map<string, string>();
  const failures: unknown[] = [];
  const found = new Set(starts);
  for (const path of found) {
    try {
      const page = await make(path);
      pages.set(path, page);
      for (const link of linksIn(page)) if (found.size < MOST_PAGES) found.add(link);
    } catch (error) {
      failures.push(error);
    }
  }
  return { pages, failures };
}
