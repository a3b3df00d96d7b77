import { useIsMobile } from '@magpie/ui';
import { useEffect, useEffectEvent, type InputEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { savedQuery } from '#shared/account-query/index.ts';
import { paths, type AccountTab } from '#shared/navigation/index.ts';
import { useTypedIn } from './use-typed-in.ts';

/**
 * Lets the page take the place of the modal where the screen has become wide enough for it (SHELL-10, SHELL-11), unless
 * something was typed into a form of the section, which would be lost.
 * @returns what is to be told of input
 */
export function usePageOnceWide(
  section: AccountTab,
  onClose: () => void,
): (event: InputEvent<HTMLElement>) => void {
  const wide = !useIsMobile();
  const navigate = useNavigate();
  const onPage = useLocation().pathname === paths.personalCenter();
  const { typed, onInput } = useTypedIn(section);
  const turn = useEffectEvent(() => {
    if (onPage) onClose();
    else if (!typed) {
      const filters = Object.fromEntries(new URLSearchParams(savedQuery.get()));
      void navigate(paths.personalCenter(section, { ...filters, tab: section }), { replace: true });
    }
  });
  useEffect(() => {
    if (wide) turn();
  }, [wide, onPage]);
  return onInput;
}
