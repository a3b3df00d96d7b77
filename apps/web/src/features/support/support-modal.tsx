import { Dialog } from '@magpie/ui/overlays';
import type { JSX } from 'react';
import { modals, type ModalComponentProps } from '../../shared/modals/index.ts';
import { paths, supportPages } from '../../shared/navigation/index.ts';
import { Prose } from './prose.tsx';
import { isSupportPage } from './texts.ts';
import { useText } from './use-text.ts';

/** A text is read from its beginning: the focus does not go to its first link. */
const startAtTheTop = () => null;

/** A link to another support page is followed within the modal; any other one leaves it. */
function followed(path: string): boolean {
  const page = supportPages.find((key) => paths.support(key) === path);
  if (page === undefined) return false;
  modals.open('supportModal', { page });
  return true;
}

/** supportModal: the text of the support page it was opened with (SHELL-44). */
export function SupportModal({ page, onClose }: ModalComponentProps<'supportModal'>): JSX.Element {
  const { title, html } = useText(isSupportPage(page) ? page : 'help-centre');
  return (
    <Dialog open onClose={onClose} title={title} size="lg" initialFocus={startAtTheTop}>
      <Prose key={page} html={html} onLink={followed} />
    </Dialog>
  );
}
