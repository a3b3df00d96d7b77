import { chakra } from '@chakra-ui/react';
import { Skeleton } from '@magpie/ui';
import { useEffect, useState, type JSX } from 'react';

/** What comes within this time, in ms, comes without a sign that it is on its way. */
const moment = 300;

const Frame = chakra('dialog', {
  base: {
    m: 'auto',
    width: 'min(520px, 100vw - 32px)',
    p: '6',
    borderRadius: 'lg',
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'modal',
    _backdrop: { bg: 'bg.scrim' },
  },
});

function showModal(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (!dialog) return undefined;
  dialog.showModal();
  // Closed before it goes, it gives the focus back to what was pressed, where the modal then leaves it in the end.
  return () => {
    dialog.close();
  };
}

/** Props of {@link ModalOnItsWay}. */
export interface ModalOnItsWayProps {
  readonly onClose: () => void;
}

/** Stands for a modal whose code takes longer than a moment to arrive, so that a press is seen to have done something. */
export function ModalOnItsWay({ onClose }: ModalOnItsWayProps): JSX.Element | null {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, moment);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (!late) return null;
  return (
    <Frame ref={showModal} aria-label="Loading" aria-busy onCancel={onClose}>
      <Skeleton display="block" h="28px" w="40%" />
      <Skeleton display="block" h="160px" mt="5" />
    </Frame>
  );
}
