import { useApolloClient } from '@apollo/client/react';
import { legacyMemberId } from '@magpie/domain/account';
import { launchFailureMessage, launchReasons } from '@magpie/domain/play';
import {
  useActivateFreeSpinPromoMutation,
  useCancelFreeSpinPromoMutation,
  type FreeSpinCard_freeSpinFragment,
} from '@magpie/gql/free-spins';
import { LaunchableGameDocument } from '@magpie/gql/play';
import { useState } from 'react';
import { toasts } from '#shared/toasts/index.ts';
import { useLaunchGame, type PlayedFreeSpins } from '../../play/index.ts';
import { useSession } from '../../session/index.ts';
import { useAttempt } from '../actions/use-attempt.ts';

export type FreeSpin = FreeSpinCard_freeSpinFragment;

export type FreeSpinGame = FreeSpin['freeSpinDetails'][number];

/** Free spins in one of their games, in the words of the rules. */
export function playedIn(freeSpin: FreeSpin, game: FreeSpinGame): PlayedFreeSpins {
  const { id, status, activated, expiresAt } = freeSpin;
  return {
    id,
    status,
    activated,
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
    remaining: game.remainingFreeSpins,
  };
}

export interface FreeSpinActions {
  readonly activate: () => Promise<void>;
  readonly cancel: () => Promise<void>;
  readonly play: (game: FreeSpinGame) => Promise<void>;
  readonly busy: boolean;
}

function usePlay(freeSpin: FreeSpin) {
  const client = useApolloClient();
  const launch = useLaunchGame();
  const [busy, setBusy] = useState(false);
  const play = async (game: FreeSpinGame): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await client.query({
        query: LaunchableGameDocument,
        variables: { id: game.gameId },
      });
      if (data?.game) launch(data.game, { freeSpin: playedIn(freeSpin, game) });
      else toasts.error(launchReasons.gameUnknown.text());
    } catch (error) {
      toasts.failure(error, launchFailureMessage('URL', 'REFUSED'));
    }
    setBusy(false);
  };
  return { busy, play };
}

/** Activating free spins, playing them in one of their games, and giving them up (SPIN-10, SPIN-12, SPIN-21). */
export function useFreeSpinActions(freeSpin: FreeSpin): FreeSpinActions {
  const { account } = useSession();
  const [activate, activating] = useActivateFreeSpinPromoMutation();
  const [cancel, cancelling] = useCancelFreeSpinPromoMutation();
  const attempt = useAttempt();
  const { busy, play } = usePlay(freeSpin);
  const variables = { id: freeSpin.id, member: account ? legacyMemberId(account) : '' };
  return {
    busy: busy || activating.loading || cancelling.loading,
    play,
    activate: () =>
      attempt(
        () => activate({ variables }),
        () => {
          toasts.success('Free spins activated', `Press 'Play' to spin.`);
        },
      ),
    cancel: () =>
      attempt(
        () => cancel({ variables }),
        () => {
          toasts.success('Cancel Promo');
        },
        (error) => {
          toasts.failure(error, 'Cancel Freespin Promo Error', 'Something went wrong');
        },
      ),
  };
}
