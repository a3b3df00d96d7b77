import { Tooltip as ChakraTooltip } from '@chakra-ui/react';
import type { JSX, ReactElement, ReactNode } from 'react';
import { tooltipSlotRecipe } from '../theme/slot-recipes/tooltip.ts';
import { LayerPortal } from './layer-portal.tsx';

export interface TooltipProps {
  readonly content: ReactNode;
  /** What it explains: one element that takes a ref and the focus, so that keyboards reach the words too. */
  readonly children: ReactElement;
  readonly placement?: 'top' | 'bottom' | 'left' | 'right';
}

export function Tooltip({ content, children, placement = 'top' }: TooltipProps): JSX.Element {
  return (
    <ChakraTooltip.Root
      recipe={tooltipSlotRecipe}
      openDelay={200}
      closeDelay={80}
      positioning={{ placement }}
    >
      <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
      <LayerPortal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content>
            <ChakraTooltip.Arrow>
              <ChakraTooltip.ArrowTip />
            </ChakraTooltip.Arrow>
            {content}
          </ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </LayerPortal>
    </ChakraTooltip.Root>
  );
}
