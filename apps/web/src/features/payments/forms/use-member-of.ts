import { useEffect } from 'react';
import { modals } from '#shared/modals/index.ts';
import { useSession, type Account } from '../../session/index.ts';

/** The account of whoever pays; a visitor is led to the login instead (DEP-01). */
export function useMemberOf(modal: 'depositModal' | 'withdrawalModal'): Account | null {
  const { account, settled } = useSession();
  const visitor = settled && !account;
  useEffect(() => {
    if (!visitor) return;
    modals.close(modal);
    const onEntered = () => {
      modals.open(modal);
    };
    modals.open('loginModal', { onEntered });
  }, [visitor, modal]);
  return account;
}
