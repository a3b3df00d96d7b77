import { ErrorState } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import type { JSX } from 'react';
import { modals, type ModalComponentProps } from '#shared/modals/index.ts';
import { paths, supportPages, type SupportPage } from '#shared/navigation/index.ts';
import { LinkFollowingProvider } from './markdown/text-link.tsx';
import { Prose } from './prose.tsx';
import { isSupportPage } from './text/keys.ts';
import { useText } from './text/use-text.ts';

const startAtTheTop = () => null;

function followed(path: string): boolean {
  const page = supportPages.find((key) => paths.support(key) === path);
  if (page === undefined) return false;
  modals.open('supportModal', { page });
  return true;
}

const following = { follow: followed };

function TextDialog({
  page,
  onClose,
}: {
  readonly page: SupportPage;
  readonly onClose: () => void;
}): JSX.Element {
  const { title, body, failed, retry } = useText(page);
  return (
    <Dialog open onClose={onClose} title={title ?? 'Support'} size="lg" initialFocus={startAtTheTop}>
      <LinkFollowingProvider value={following}>
        {failed ? (
          <ErrorState level={3} onRetry={retry} />
        ) : (
          <Prose body={body} about={title ?? 'Support'} anchors={false} onLink={followed} />
        )}
      </LinkFollowingProvider>
    </Dialog>
  );
}

/** supportModal: the text of the support page it was opened with (SHELL-44). */
export function SupportModal({ page, onClose }: ModalComponentProps<'supportModal'>): JSX.Element {
  const shown = isSupportPage(page) ? page : 'help-centre';
  return <TextDialog key={shown} page={shown} onClose={onClose} />;
}
