import { allowedHref } from '@magpie/domain/format';
import { Button } from '@magpie/ui';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { modals } from '#shared/modals/index.ts';
import { goTo, paths } from '#shared/navigation/index.ts';
import { useSession } from '../session/index.ts';

export interface PlayNowProps {
  /** Where it leads: an address of this site or of another one; `null` for the casino. */
  readonly link: string | null;
  /** Beside a claim, which is the main thing to do then. */
  readonly quiet?: boolean;
}

const isPath = (link: string): boolean => /^\/(?!\/)/.test(link);

/** 'Play Now': the configured link, or the casino (CASHBK-04); loginModal for a visitor (CASHBK-05), who then goes on there (AUTH-45). */
export function PlayNow({ link, quiet = false }: PlayNowProps): JSX.Element {
  const { signedIn } = useSession();
  const outside = link !== null && !isPath(link) && allowedHref(link) ? link : null;
  const path = link !== null && isPath(link) ? link : paths.casino;
  if (!signedIn) {
    const onEntered = () => {
      if (outside === null) goTo(path);
      else location.assign(outside);
    };
    return (
      <Button
        variant="inverse"
        onClick={() => {
          modals.open('loginModal', { onEntered });
        }}
      >
        Play Now
      </Button>
    );
  }
  return (
    <Button asChild variant={quiet ? 'outline' : 'inverse'}>
      {outside === null ? <Link to={path}>Play Now</Link> : <a href={outside}>Play Now</a>}
    </Button>
  );
}
