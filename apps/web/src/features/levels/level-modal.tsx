import { Dialog } from '@magpie/ui/overlays';
import type { JSX } from 'react';
import type { ModalComponentProps } from '#shared/modals/index.ts';
import { LevelDetails } from './level-details.tsx';

/** levelModal: the level details over any page (SHELL-09). */
export function LevelModal({ onClose }: ModalComponentProps<'levelModal'>): JSX.Element {
  return (
    <Dialog open onClose={onClose} title="VIP levels" size="lg">
      <LevelDetails heading={false} />
    </Dialog>
  );
}
