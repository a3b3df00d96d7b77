import { useSessionService } from './session-context.tsx';
import { storedAccessToken } from './service/tokens.ts';

/** Begins something that may not outlive the session: another member's records are not for the same file, for example. */
export function useSameSession(): () => () => boolean {
  const { state } = useSessionService();
  return () => {
    const { generation } = state.get();
    const accessToken = storedAccessToken();
    // The token is another one before this tab has followed a login in another tab.
    return () => state.get().generation === generation && storedAccessToken() === accessToken;
  };
}
