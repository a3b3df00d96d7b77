import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { clockNow } from '#shared/clock/index.ts';
import { useConfig } from '#shared/config/index.ts';
import { useSessionService } from '../session/index.ts';
import { keepSupportToken } from './support-token.ts';

/** Keeps the token of the support messenger fresh, on a site that has one (SESS-38). */
export function SupportTokenKeeper(): null {
  const client = useApolloClient();
  const { state } = useSessionService();
  const hasMessenger = useConfig().widgets.messengerAppId !== undefined;
  useEffect(() => {
    if (!hasMessenger) return undefined;
    const account = () => state.get().account;
    return keepSupportToken(client, account, clockNow);
  }, [client, state, hasMessenger]);
  return null;
}
