import { beforeEach, it } from 'vitest';
import { expectAskedAgain, shownBy, type Asking } from '#testing/caused.tsx';
import { sampleAccount } from '#testing/sample-account.ts';
import { sampleFreeSpin } from '#testing/sample-free-spins.ts';
import { samplePromo } from '#testing/sample-promos.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { ActivePromo } from './account/active-promo.tsx';
import { CancelSpins } from './account/cancel-spins.tsx';
import { FreeSpinHistory } from './account/free-spin-history.tsx';
import { FreeSpinList } from './account/free-spin-list.tsx';
import { PromoHistory } from './account/promo-history.tsx';
import { WaitingAwards } from './account/waiting-awards.tsx';
import { usePromoMember } from './actions/use-promo-member.ts';
import { useHasActivePromo } from './bonuses/use-has-active-promo.ts';
import { useMyBonuses } from './bonuses/use-my-bonuses.ts';
import { ActiveProgress } from './detail/active-progress.tsx';
import { WaitingAward } from './detail/waiting-award.tsx';
import { UnlockWatch } from './modals/unlock-watch.tsx';
import { useAwardRewards } from './rewards/award-rewards.tsx';
import { useBonusRewards } from './rewards/bonus-rewards.tsx';
import { useFreeSpinPromoRewards } from './rewards/free-spin-promo-rewards.tsx';
import { useLockInRewards } from './rewards/lock-in-rewards.tsx';
import { useSpinRewards } from './rewards/spin-rewards.tsx';

beforeEach(freshBrowser);

const { id } = sampleAccount;

const rounds = ['GAP', 'PLAY', 'CLOCK'] as const;

const spins = sampleFreeSpin('1');

const nothing = () => Promise.resolve();
const actions = { activate: nothing, cancel: nothing, play: nothing, busy: false };

const queries: readonly Asking[] = [
  ['the history of promos', 'PromoHistory', PromoHistory, rounds],
  ['the history of free spins', 'FreeSpinHistory', FreeSpinHistory, rounds],
  ['the free spins', 'MemberFreeSpins', () => <FreeSpinList label="Free Spins" />, rounds],
  [
    'the end of free spins',
    'PromoStanding',
    () => <CancelSpins freeSpin={spins} actions={actions} />,
    rounds,
  ],
  ['the promo in force', 'PromoStanding', () => <ActivePromo memberId={id} />, rounds],
  ['the awards that wait', 'WaitingAwards', () => <WaitingAwards memberId={id} />, rounds],
  ['whether a promo is in force', 'PromoStanding', shownBy(useHasActivePromo), rounds],
  ['the bonuses', 'MyBonuses', shownBy(useMyBonuses), ['GAP', 'LEVEL', 'CLOCK']],
  ['the progress on a promo’s page', 'PromoStanding', () => <ActiveProgress memberId={id} />, rounds],
  [
    'the awards on a promo’s page',
    'WaitingAwards',
    () => <WaitingAward promo={samplePromo('p')} memberId={id} />,
    rounds,
  ],
  ['the bonus that was unlocked', 'PromoStanding', UnlockWatch, ['GAP']],
  ['whom a promo is offered to', 'PromoStanding', shownBy(usePromoMember), ['GAP', 'CLOCK']],
  ['whom a promo is offered to', 'MemberLevel', shownBy(usePromoMember), ['GAP', 'LEVEL']],
  ['whom a promo is offered to', 'NextDeposit', shownBy(usePromoMember), ['GAP', 'PAYMENT']],
  ['the rewards of free spins', 'MemberFreeSpins', shownBy(useSpinRewards), rounds],
  ['the reward of a lock-in', 'PromoStanding', shownBy(() => useLockInRewards(id)), rounds],
  ['the rewards of bonuses', 'PromoStanding', shownBy(() => useBonusRewards(id)), rounds],
  ['the rewards of awards', 'WaitingAwards', shownBy(() => useAwardRewards(id)), rounds],
  ['the rewards of promos', 'Promos', shownBy(useFreeSpinPromoRewards), ['GAP', 'CLOCK']],
];

it.for(queries)('%s: %s is asked again after its causes', async (query, { task }) => {
  await expectAskedAgain(query, task);
});
