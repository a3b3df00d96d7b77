import { existsSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, 'src');

/** @throws Error for a module that is not there: under its new name it would silently be a script of its own */
export function inWeb(...modules: readonly string[]): RegExp {
  for (const module of modules)
    if (!['.ts', '.tsx'].some((ending) => existsSync(join(source, module + ending))))
      throw new Error(`There is no ${module} to put into a script.`);
  return new RegExp(`web/src/(${modules.join('|')})\\.tsx?$`.replaceAll('/', '[\\\\/]'));
}

/**
 * What a visitor sees too beside the lobby's first tiles: the frame of the page, and the rest of the lists. The host of the
 * player and the carousel stay scripts of their own, which may fail alone; what they import is here.
 */
const FRAME = inWeb(
  'app/visit-aids',
  'app/navigation-progress',
  'app/notice-ribbon',
  'shell/menu-content',
  'shell/footer',
  'features/play/player-store',
  'features/play/balance-flags',
);
const LISTS = inWeb(
  'features/games/home/jackpot-strip',
  'features/games/list/list-choices',
  'features/games/list/more-games',
  'features/games/member/card-tools',
);

/** What every page starts for a member as soon as one is known. */
const MEMBER = inWeb(
  'app/news',
  'shared/apollo/socket',
  'features/account/account-control',
  'features/games/home/member-banners',
  'features/games/member/favourites-chip',
  'features/games/member/member-rows',
  'features/messages/messages-control',
  'features/payments/payment-listener',
  'features/play/promo-marks',
  'features/play/promo-progress',
  'features/promos/modals/sign-up-greeting',
  'features/session/service/push-subscriptions',
  'features/support/support-token-keeper',
  'features/verification/identity-check',
  'features/wallets/gap-listener',
  'features/wallets/wallet-control',
);

/**
 * What the first screen needs comes as two scripts, the app and the lobby, which compress better than many small ones.
 * The lobby's page is no member of its own group, so that the manifest keeps its name for the budget. What follows comes
 * together as well, each with all that it imports and an earlier group has not: many small scripts that import each other
 * are asked for in turns. The rest of the build is split as its lazy parts ask for it.
 */
export const scriptGroups = [
  { name: 'app', tags: ['$initial' as const] },
  { name: 'lobby', test: inWeb('features/games/home/promo-banners', 'features/games/list/lobby-list') },
  { name: 'frame', test: FRAME },
  { name: 'layers', test: /ui[\\/]src[\\/]overlays[\\/](outside|turn|dialog|popover|tooltip)\.tsx?$/ },
  { name: 'banner-carousel', test: inWeb('features/games/home/banner-carousel') },
  { name: 'lists', test: LISTS },
  { name: 'member', test: MEMBER },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/ },
  {
    name: 'forms',
    test: /ui[\\/]src[\\/]forms[\\/](?!calendar|country-picker|select|file-drop)|web[\\/]src[\\/]shared[\\/]codes/,
    minShareCount: 3,
  },
  {
    name: 'pages',
    test: /ui[\\/]src[\\/](components|data|overlays)|web[\\/]src[\\/]shared[\\/]/,
    minShareCount: 3,
  },
  { name: 'promos', test: /web[\\/]src[\\/]features[\\/]promos[\\/]/, minShareCount: 2 },
].map((group, index, { length }) => ({ ...group, priority: length - index }));
