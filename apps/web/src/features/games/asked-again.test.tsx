import { beforeEach, it } from 'vitest';
import { expectAskedAgain, shownBy, type Asking } from '#testing/caused.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { MemberBanners } from './home/member-banners.tsx';
import { MemberGames } from './member/member-games.tsx';
import { MemberRows } from './member/member-rows.tsx';
import { useFavouriteGames } from './member/use-favourites.ts';

beforeEach(freshBrowser);

const nothing = () => undefined;
const Banners = () => <MemberBanners memberId="mem-1" offers={[]} onOpen={nothing} coming={null} />;
const Recent = () => (
  <MemberGames kind="RECENT" title="Recent" gameTypes={{ types: null, failed: false, retry: nothing }} />
);

const queries: readonly Asking[] = [
  ['the favourites', 'FavoriteGames', shownBy(useFavouriteGames), ['GAP']],
  ['what was played last, in a row', 'RecentGames', MemberRows, ['GAP', 'PLAY']],
  ['what was played last, on its page', 'RecentGames', Recent, ['GAP', 'PLAY']],
  ['the banners', 'MemberLevel', Banners, ['GAP', 'LEVEL']],
  ['the banners', 'NextDeposit', Banners, ['GAP', 'PAYMENT']],
];

it.for(queries)('%s: %s is asked again after its causes', async (query, { task }) => {
  await expectAskedAgain(query, task);
});
