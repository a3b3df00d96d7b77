import { Popover as ChakraPopover } from '@chakra-ui/react';
import { useLayoutEffect } from 'react';
import type { CSSProperties, JSX, ReactElement, ReactNode } from 'react';
import { popoverSlotRecipe } from '../theme/slot-recipes/popover.ts';
import { LayerPortal } from './layer-portal.tsx';
import { keepOpenForToaster } from './outside.ts';
import { keepTabInside } from './stops.ts';

const sizes = {
  sm: { '--popover-width': '288px' },
  md: { '--popover-width': '384px' },
  list: { '--popover-width': '480px', '--popover-max-height': '500px' },
  mobileList: { '--popover-width': '320px', '--popover-max-height': '500px' },
};

type PopoverSize = keyof typeof sizes;

export interface PopoverProps {
  /** The control that opens it: one element that takes a ref, for example a `Button`. */
  readonly trigger: ReactElement;
  readonly label: string;
  readonly children: ReactNode;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** 288, 384 or 480 px wide, or 320 for a list on mobile; a list is at most 500 px high and scrolls. */
  readonly size?: PopoverSize;
  readonly placement?: 'bottom-start' | 'bottom' | 'bottom-end';
}

let shown = 0;

/** Says on the body that one is open: with `body:has()` each element that comes makes the styles of the whole page anew. */
function useMark(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const mark = (change: 1 | -1) => {
      shown += change;
      document.body.toggleAttribute('data-popover', shown > 0);
    };
    mark(1);
    return () => {
      mark(-1);
    };
  }, [open]);
}

export function Popover({
  trigger,
  label,
  children,
  open,
  onOpenChange,
  size = 'md',
  placement = 'bottom-end',
}: PopoverProps): JSX.Element {
  useMark(open);
  return (
    <ChakraPopover.Root
      recipe={popoverSlotRecipe}
      open={open}
      lazyMount
      unmountOnExit
      // Else Tab would go on from the last stop to what follows the trigger.
      portalled={false}
      // Most triggers are in the header and stay where they are when the page scrolls: so does the panel, and runs after nothing.
      positioning={{ strategy: 'fixed', placement, gutter: 8, overflowPadding: 12 }}
      onInteractOutside={keepOpenForToaster}
      onOpenChange={(details) => {
        onOpenChange(details.open);
      }}
    >
      <ChakraPopover.Trigger asChild>{trigger}</ChakraPopover.Trigger>
      <LayerPortal>
        <ChakraPopover.Positioner>
          <ChakraPopover.Content
            aria-label={label}
            style={sizes[size] as CSSProperties}
            onKeyDown={keepTabInside}
          >
            {children}
          </ChakraPopover.Content>
        </ChakraPopover.Positioner>
      </LayerPortal>
    </ChakraPopover.Root>
  );
}
