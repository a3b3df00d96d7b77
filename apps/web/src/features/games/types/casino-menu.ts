import { casinoPage, gameTypeSlug } from '@magpie/domain/games';
import { paths } from '#shared/navigation/index.ts';
import type { GameType } from './use-game-types.ts';

export interface CasinoEntry {
  readonly slug: string;
  readonly label: string;
}

const first: readonly CasinoEntry[] = [
  { slug: 'lobby', label: 'Lobby' },
  { slug: 'popular', label: 'Popular' },
];
const last: readonly CasinoEntry[] = [{ slug: 'providers', label: 'Providers' }];

/** The casino menu: lobby, popular, every configured type (SHELL-04), providers. */
export function casinoEntries(types: readonly GameType[]): readonly CasinoEntry[] {
  const configured = types.map(({ code, name }) => ({ slug: gameTypeSlug(code), label: name }));
  const own = configured.filter(({ slug }) => casinoPage(slug, types).kind === 'TYPE');
  return [...first, ...own, ...last];
}

/** Where an entry leads on the casino pages: each has a page of its own (SHELL-02, SHELL-03). */
export const casinoAddress = ({ slug }: CasinoEntry): string => {
  if (slug === 'lobby') return paths.casinoLobby;
  return slug === 'providers' ? paths.casinoProviders : paths.casinoType(slug);
};

/** Where an entry leads on the home page: it changes the filter of the lobby there (SHELL-01). */
export const homeAddress = (entry: CasinoEntry): string => {
  if (entry.slug === 'lobby') return paths.home;
  if (entry.slug === 'providers') return casinoAddress(entry);
  return `${paths.home}?${new URLSearchParams({ type: entry.slug }).toString()}`;
};
