import { Drawer as ChakraDrawer } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useRef, type JSX, type ReactNode } from 'react';
import { IconButton } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { drawerSlotRecipe } from '../theme/slot-recipes/drawer.ts';
import { LayerPortal } from './layer-portal.tsx';
import { keepOpenForFocus, keepOpenForToaster } from './outside.ts';
import { useTurn } from './turn.ts';

export interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Accessible name, for example `Main menu`. */
  readonly label: string;
  /** Left of the close button, for example the logo. */
  readonly header?: ReactNode;
  readonly closeLabel?: string;
  readonly children: ReactNode;
}

/** A panel of 18rem from the left edge: the menu on mobile (SHELL-30). */
export function Drawer({
  open,
  onClose,
  label,
  header,
  closeLabel = 'Close menu',
  children,
}: DrawerProps): JSX.Element | null {
  const content = useRef<HTMLDivElement>(null);
  const isItsTurn = useTurn(open, content);
  if (open && !isItsTurn) return null;
  return (
    <ChakraDrawer.Root
      recipe={drawerSlotRecipe}
      open={open}
      onInteractOutside={keepOpenForToaster}
      onFocusOutside={keepOpenForFocus}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
    >
      <LayerPortal>
        <ChakraDrawer.Backdrop />
        <ChakraDrawer.Positioner>
          <ChakraDrawer.Content ref={content} aria-label={label}>
            <ChakraDrawer.Header>
              <div>{header}</div>
              <IconButton label={closeLabel} onClick={onClose}>
                <Icon of={X} />
              </IconButton>
            </ChakraDrawer.Header>
            <ChakraDrawer.Body>{children}</ChakraDrawer.Body>
          </ChakraDrawer.Content>
        </ChakraDrawer.Positioner>
      </LayerPortal>
    </ChakraDrawer.Root>
  );
}
