import { Popover as ChakraPopover, Portal } from '@chakra-ui/react';
import type { CSSProperties, JSX, ReactElement, ReactNode } from 'react';
import { popoverSlotRecipe } from '../theme/slot-recipes/popover.ts';
import { keepOpenForToaster } from './outside.ts';

export interface PopoverProps {
  /** The control that opens it: one element that takes a ref, for example a `Button`. */
  readonly trigger: ReactElement;
  readonly label: string;
  readonly children: ReactNode;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Width in px: wallet 384, messages 480, account 288. */
  readonly width?: number;
  /** Largest height in px; the panel scrolls beyond it. */
  readonly maxHeight?: number;
  readonly placement?: 'bottom-start' | 'bottom' | 'bottom-end';
}

export function Popover({
  trigger,
  label,
  children,
  open,
  onOpenChange,
  width = 384,
  maxHeight,
  placement = 'bottom-end',
}: PopoverProps): JSX.Element {
  const size = {
    '--popover-width': `${width}px`,
    ...(maxHeight !== undefined && { '--popover-max-height': `${maxHeight}px` }),
  } as CSSProperties;
  return (
    <ChakraPopover.Root
      recipe={popoverSlotRecipe}
      open={open}
      lazyMount
      unmountOnExit
      // Most triggers are in the header and stay where they are when the page scrolls: so does the panel, and runs after nothing.
      positioning={{ strategy: 'fixed', placement, gutter: 8, overflowPadding: 12 }}
      onInteractOutside={keepOpenForToaster}
      onOpenChange={(details) => {
        onOpenChange(details.open);
      }}
    >
      <ChakraPopover.Trigger asChild>{trigger}</ChakraPopover.Trigger>
      <Portal>
        <ChakraPopover.Positioner>
          <ChakraPopover.Content aria-label={label} style={size}>
            {children}
          </ChakraPopover.Content>
        </ChakraPopover.Positioner>
      </Portal>
    </ChakraPopover.Root>
  );
}
