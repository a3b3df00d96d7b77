import { Listbox, Popover, createListCollection } from '@chakra-ui/react';
import { useState } from 'react';
import type { CSSProperties, JSX } from 'react';
import { LayerPortal } from '../overlays/layer-portal.tsx';
import { keepOpenForFocus } from '../overlays/outside.ts';
import { Link } from '../components/link.tsx';
import { listboxSlotRecipe } from '../theme/slot-recipes/listbox.ts';
import { popoverSlotRecipe } from '../theme/slot-recipes/popover.ts';
import { countriesFailed, type PhoneCountry } from './phone-country.ts';

export interface CountryPickerProps {
  readonly countries: readonly PhoneCountry[];
  readonly state: 'ready' | 'loading' | 'failed';
  readonly onRetry: (() => void) | undefined;
  readonly value: string;
  readonly anchor: () => HTMLElement | null;
  readonly onChoose: (code: string) => void;
  readonly onClose: () => void;
}

const width = { '--popover-width': '320px', zIndex: 'var(--mp-z-index-toast)' } as CSSProperties;

const searchText = (country: PhoneCountry): string =>
  `${country.name} ${country.code} ${country.callingCode}`.toLocaleLowerCase('en-AU');

const emptyTexts = {
  ready: 'No countries found.',
  loading: 'Loading countries.',
  failed: countriesFailed,
} as const;

/** The list of countries of a `PhoneInput`, with a search field (CONF-15). */
export function CountryPicker({
  countries,
  state,
  onRetry,
  value,
  anchor,
  onChoose,
  onClose,
}: CountryPickerProps): JSX.Element {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase('en-AU');
  const items = state === 'ready' ? countries.filter((country) => searchText(country).includes(wanted)) : [];
  const collection = createListCollection({
    items,
    itemToValue: (country) => country.code,
    itemToString: (country) => country.name,
  });
  return (
    <Popover.Root
      recipe={popoverSlotRecipe}
      open
      modal
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
            <Listbox.Root
              recipe={listboxSlotRecipe}
              collection={collection}
              value={[value]}
              // Not `onSelect`, which is silent about the country that is chosen already: to take it back is to choose it.
              deselectable
              onValueChange={({ value: [code = value] }) => {
                onChoose(code);
              }}
            >
              <Listbox.Input
                aria-label="Search countries"
                placeholder="Search countries"
                autoHighlight
                value={search}
                onChange={(event) => {
                  setSearch(event.currentTarget.value);
                }}
              />
              <Listbox.Content aria-label="Countries" aria-busy={state === 'loading'}>
                {items.map((country) => (
                  <Listbox.Item key={country.code} item={country}>
                    <Listbox.ItemText>{country.name}</Listbox.ItemText>
                    {country.callingCode}
                  </Listbox.Item>
                ))}
              </Listbox.Content>
              {items.length === 0 && (
                <p role="status">
                  {emptyTexts[state]}{' '}
                  {state === 'failed' && onRetry && (
                    <Link asChild>
                      <button type="button" onClick={onRetry}>
                        Try again
                      </button>
                    </Link>
                  )}
                </p>
              )}
            </Listbox.Root>
          </Popover.Content>
        </Popover.Positioner>
      </LayerPortal>
    </Popover.Root>
  );
}
