import { useApolloClient } from '@apollo/client/react';
import { launchFailureMessage } from '@magpie/domain/play';
import { useLocation } from 'react-router-dom';
import { useConfig } from '#shared/config/index.ts';
import { logNote } from '#shared/log/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { useMemberAction, useSessionService } from '../session/index.ts';
import type { LaunchableGame, PlayedFreeSpins } from './model.ts';
import { havePlayer } from './player-code.ts';

export interface LaunchOptions {
  readonly freeSpin?: PlayedFreeSpins;
}

/**
 * The code of a launch, fetched with the first one: a visitor never needs it. Rejects when it cannot be had, or the code of
 * the player, without which a launched game would show nowhere.
 */
export const launchCode = () =>
  Promise.all([import('./launch.ts'), import('./launch-calls.ts'), havePlayer()]);

/** The way to launch a game. For a visitor it opens loginModal and launches nothing (PLAY-01). */
export function useLaunchGame(): (game: LaunchableGame, options?: LaunchOptions) => void {
  const client = useApolloClient();
  const config = useConfig();
  const { pathname } = useLocation();
  const { state } = useSessionService();
  const launch = async (game: LaunchableGame, freeSpin: PlayedFreeSpins | undefined): Promise<void> => {
    const { account: member, generation } = state.get();
    if (!member) return;
    const code = await launchCode().catch((error: unknown) => {
      logNote('The code of a launch could not be loaded.', error);
      toasts.error(launchFailureMessage('VENDOR', 'NETWORK'));
      return null;
    });
    if (!code) return;
    const [{ launchGame }, { launchCalls }] = code;
    await launchGame({ game, freeSpin, from: pathname }, launchCalls(client, config), {
      member: member.id,
      goesOn: () => state.get().generation === generation,
    });
  };
  return useMemberAction((game: LaunchableGame, options?: LaunchOptions) => {
    void launch(game, options?.freeSpin);
  });
}
