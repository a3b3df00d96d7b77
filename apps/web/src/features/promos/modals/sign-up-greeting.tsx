import { greetsNewMember } from '@magpie/domain/promos';
import { usePromoStandingQuery } from '@magpie/gql/promos';
import { useEffect, useRef, useState, type JSX } from 'react';
import { modals, useOpenModals } from '#shared/modals/index.ts';
import { signedUpMember } from '#shared/session/index.ts';
import { useSession } from '../../session/index.ts';

function Greeting({ account }: { readonly account: string }): null {
  const { data } = usePromoStandingQuery({ variables: { member: account } });
  const activePromo = data?.member.activePromo?.promo.type ?? null;
  const greets = greetsNewMember({ signedUp: account, account, activePromo });
  const open = useOpenModals().some(({ name }) => name === 'registrationBonus');
  const wasOpen = useRef(false);
  useEffect(() => {
    if (greets) modals.open('registrationBonus');
  }, [greets]);
  useEffect(() => {
    // Closed in whatever way, also by the browser's back button; a reload leaves it open.
    if (wasOpen.current && !open) signedUpMember.remove();
    wasOpen.current = open;
  }, [open]);
  return null;
}

/** Opens registrationBonus for a member who signed up in this browser, until it was closed (PROMO-44). */
export function SignUpGreeting(): JSX.Element | null {
  const { account } = useSession();
  const [signedUp] = useState(signedUpMember.read);
  if (account?.id !== signedUp) return null;
  return <Greeting account={account.id} />;
}
