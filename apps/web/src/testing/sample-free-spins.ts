import type { FreeSpinCard_freeSpinFragment } from '@magpie/gql/free-spins';
import { aud } from './sample-promos.ts';

type FreeSpin = FreeSpinCard_freeSpinFragment;

/** Free spins in a game, 20 at A$0.20 of which 15 are left, with what differs. */
export function sampleSpinsIn(
  gameName: string,
  own: Partial<FreeSpin['freeSpinDetails'][number]> = {},
): FreeSpin['freeSpinDetails'][number] {
  return {
    gameId: `game-${gameName.toLowerCase().replace(' ', '-')}`,
    gameName,
    betCount: 20,
    betValue: '0.20',
    remainingFreeSpins: 15,
    currency: aud,
    ...own,
  };
}

/** Activated free spins in Moonlit Dingo, with what differs. */
export function sampleFreeSpin(id: string, own: Partial<FreeSpin> = {}): FreeSpin {
  return {
    id,
    name: `Spins ${id}`,
    description: '<p>Spin them.</p>',
    mainBannerImage: `/art/${id}-hero.svg`,
    status: 'ACTIVE',
    activated: true,
    expiresAt: '2096-12-03T02:00:00Z',
    dateTimeClaimed: '2026-11-20T02:00:00Z',
    totalWinnings: '3.40',
    promoUsed: 1,
    maxUses: 3,
    currency: aud,
    promo: { id: `promo-${id}` },
    freeSpinDetails: [sampleSpinsIn('Moonlit Dingo')],
    ...own,
  };
}

/** A member's free spins as the platform answers them. */
export function typedFreeSpin(freeSpin: FreeSpin): object {
  return {
    __typename: 'MemberFreeSpin',
    ...freeSpin,
    promo: { __typename: 'Promo', ...freeSpin.promo },
    freeSpinDetails: freeSpin.freeSpinDetails.map((game) => ({ __typename: 'FreeSpinDetails', ...game })),
  };
}

/** The answer of MemberFreeSpins. @param totalCount of all, of which these are the page that was asked for */
export function freeSpinsAnswer(freeSpins: readonly FreeSpin[], totalCount = freeSpins.length) {
  return {
    memberFreeSpins: {
      __typename: 'MemberFreeSpinConnection',
      totalCount,
      edges: freeSpins.map((freeSpin) => ({ node: typedFreeSpin(freeSpin) })),
    },
  };
}
