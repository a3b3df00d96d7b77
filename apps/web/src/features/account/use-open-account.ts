import { useIsMobile } from '@magpie/ui';
import { useNavigate } from 'react-router-dom';
import { modals } from '#shared/modals/index.ts';
import { paths, type AccountTab } from '#shared/navigation/index.ts';

/** Opens the account area on a section: as a page from 768 px on, as the modal myAccount below (SHELL-11). */
export function useOpenAccount(): (tab?: AccountTab) => void {
  const mobile = useIsMobile();
  const navigate = useNavigate();
  return (tab) => {
    if (mobile) modals.open('myAccount', tab && { tab });
    else void navigate(paths.personalCenter(tab));
  };
}
