import { chakra } from '@chakra-ui/react';
import { Skeleton } from '@magpie/ui';
import { useEffect, useState, type JSX } from 'react';
import { useEscape } from '#shared/page/index.ts';

/** What comes within this time, in ms, comes without a sign that it is on its way. */
const moment = 300;

/*
 * No dialog: the modal that follows takes the focus and gives it back by itself, and must find it where the person left
 * it, and nothing else on top.
 */
const Cover = chakra('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'modal',
    display: 'grid',
    placeItems: 'center',
    bg: 'bg.scrim',
  },
});

const Panel = chakra('div', {
  base: {
    width: 'min({sizes.panel}, {sizes.screenWide} - {spacing.8})',
    p: '6',
    borderRadius: 'lg',
    bg: 'bg.panel',
    boxShadow: 'modal',
  },
});

export interface ModalFallbackProps {
  readonly onClose: () => void;
  /** Whether it takes the place of another modal, without which the page would be bare. */
  readonly atOnce?: boolean;
}

/** Stands for a modal whose code takes longer than a moment. Escape and a press beside it leave it. */
export function ModalFallback({ onClose, atOnce = false }: ModalFallbackProps): JSX.Element | null {
  const [late, setLate] = useState(atOnce);
  useEscape(true, onClose);
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
    <Cover
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <Panel role="status" aria-label="Loading">
        <Skeleton display="block" h="7" w="40%" />
        <Skeleton display="block" h="40" mt="5" />
      </Panel>
    </Cover>
  );
}
