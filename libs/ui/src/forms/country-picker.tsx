import { Popover } from '@chakra-ui/react';
import type { CSSProperties, JSX } from 'react';
import { LayerPortal } from '../overlays/layer-portal.tsx';
import { keepOpenForFocus } from '../overlays/outside.ts';
import { popoverSlotRecipe } from '../theme/slot-recipes/popover.ts';
import { CountryList, type CountryListProps } from './country-list.tsx';

export interface CountryPickerProps extends CountryListProps {
  readonly anchor: () => HTMLElement | null;
  readonly onClose: () => void;
}

const width = { '--popover-width': '320px', zIndex: 'var(--mp-z-index-toast)' } as CSSProperties;

/** The list of countries of a `PhoneInput`, with a search field, in a popover at the field. */
export function CountryPicker({ anchor, onClose, ...list }: CountryPickerProps): JSX.Element {
  return (
    <Popover.Root
      recipe={popoverSlotRecipe}
      open
      modal
      // The search field takes the focus before the trap does, which would give it back to that.
      finalFocusEl={() => anchor()?.querySelector('button') ?? null}
      // The list takes the focus before it has its place: where it scrolled with the page, the page would follow it there.
      positioning={{
        strategy: 'fixed',
        placement: 'bottom-start',
        gutter: 8,
        overflowPadding: 12,
        getAnchorElement: anchor,
      }}
      // A dialog that has just opened takes the focus late: that must not close the picker under a press.
      onFocusOutside={keepOpenForFocus}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
    >
      <LayerPortal>
        <Popover.Positioner>
          <Popover.Content aria-label="Choose a country" style={width}>
            <CountryList {...list} />
          </Popover.Content>
        </Popover.Positioner>
      </LayerPortal>
    </Popover.Root>
  );
}
