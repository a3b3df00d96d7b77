import { toaster } from '@magpie/ui';
import { useConsoleWebAppQuery } from '@magpie/gql/console';
import { placeOf } from '#app/places.ts';
import { tokensOf } from './token-of.ts';

export interface Enter {
  /** Opens the web app in this world, logged in as the member. */
  readonly logIn: (member: string) => Promise<void>;
  /** Opens the page with two devices of the member. */
  readonly sideBySide: (member: string) => void;
}

export function useEnter(world: string): Enter {
  const { data } = useConsoleWebAppQuery();
  const logIn = async (member: string) => {
    const tab = open('about:blank', '_blank');
    try {
      const { access, refresh } = await tokensOf(world, member);
      document.cookie = `access-token=${access};path=/;samesite=strict;secure`;
      document.cookie = `refresh-token=${refresh};path=/;samesite=strict;secure`;
      if (tab && data) tab.location.href = `${data.webApp.origin}/?world=${encodeURIComponent(world)}`;
    } catch (error) {
      tab?.close();
      toaster.show({
        tone: 'danger',
        title: error instanceof Error ? error.message : String(error),
        duration: 8000,
      });
    }
  };
  return {
    logIn,
    sideBySide: (member) => {
      const site = data?.webApp.devices?.console ?? '';
      open(`${site}/console${placeOf(world, 'people', member)}/devices`, '_blank', 'noopener');
    },
  };
}
