import { identityNeededMessage } from '@magpie/domain/verification';
import { Alert, Link, useIsMobile } from '@magpie/ui';
import type { JSX, MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { modals } from '#shared/modals/index.ts';
import { paths } from '#shared/navigation/index.ts';

const tab = 'account-verification';

/** The ribbon of a member who is not verified, with the way to the verification (KYC-24). */
export function RibbonText(): JSX.Element {
  const mobile = useIsMobile();
  // On phones the account area lies over the page that is open, so that nobody has to leave it.
  const open = (event: MouseEvent) => {
    if (!mobile) return;
    event.preventDefault();
    modals.open('myAccount', { tab });
  };
  return (
    <Alert
      tone="warning"
      role="region"
      aria-label="Identity verification"
      mb="5"
      action={
        <Link asChild>
          <RouterLink to={paths.personalCenter(tab)} onClick={open}>
            Verify now
          </RouterLink>
        </Link>
      }
    >
      {identityNeededMessage}
    </Alert>
  );
}
