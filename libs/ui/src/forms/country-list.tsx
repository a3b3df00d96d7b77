import { Combobox, createListCollection } from '@chakra-ui/react';
import { useState } from 'react';
import type { JSX } from 'react';
import { Link } from '../components/link.tsx';
import { comboboxSlotRecipe } from '../theme/slot-recipes/combobox.ts';
import { countriesFailed, type PhoneCountry } from './phone-country.ts';

export interface CountryListProps {
  readonly countries: readonly PhoneCountry[];
  readonly state: 'ready' | 'loading' | 'failed';
  readonly onRetry: (() => void) | undefined;
  readonly value: string;
  readonly onChoose: (code: string) => void;
}

const lower = (text: string): string => text.toLocaleLowerCase('en-AU');

const searchText = ({ name, code, callingCode }: PhoneCountry): string =>
  lower(`${name} ${code} ${callingCode}`);

const emptyTexts = {
  ready: 'No countries found.',
  loading: 'Loading countries.',
  failed: countriesFailed,
} as const;

function NoCountries({ state, onRetry }: Pick<CountryListProps, 'state' | 'onRetry'>): JSX.Element {
  return (
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
  );
}

/** The countries by what is searched, with the chosen one marked (CONF-15). */
export function CountryList({ countries, state, onRetry, value, onChoose }: CountryListProps): JSX.Element {
  const [search, setSearch] = useState('');
  const wanted = lower(search.trim());
  const items = state === 'ready' ? countries.filter((country) => searchText(country).includes(wanted)) : [];
  const collection = createListCollection({
    items,
    itemToValue: ({ code }) => code,
    itemToString: ({ name }) => name,
  });
  return (
    <Combobox.Root
      recipe={comboboxSlotRecipe}
      collection={collection}
      open
      // The popover around it is the layer: Escape and a press elsewhere are its own.
      disableLayer
      inputBehavior="autohighlight"
      selectionBehavior="clear"
      value={[value]}
      defaultHighlightedValue={value}
      onInputValueChange={({ inputValue }) => {
        setSearch(inputValue);
      }}
      // Not `onValueChange`, which is silent about the country that is chosen already.
      onSelect={({ itemValue }) => {
        onChoose(itemValue);
      }}
    >
      <Combobox.Input aria-label="Search countries" placeholder="Search countries" />
      <Combobox.Content aria-label="Countries" aria-busy={state === 'loading'}>
        {items.map((country) => (
          <Combobox.Item key={country.code} item={country}>
            <Combobox.ItemText>{country.name}</Combobox.ItemText>
            {country.callingCode}
          </Combobox.Item>
        ))}
      </Combobox.Content>
      {items.length === 0 && <NoCountries state={state} onRetry={onRetry} />}
    </Combobox.Root>
  );
}
