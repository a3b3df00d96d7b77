import { chakra } from '@chakra-ui/react';
import { displayCount } from '@magpie/domain/format';
import { SearchInput } from '@magpie/ui';
import type { JSX } from 'react';
import { shownLocale } from '#shared/locale/index.ts';
import { useDebouncedName } from './use-debounced-name.ts';

const Form = chakra('form', { base: { width: { base: 'full', lg: 'search' }, flexShrink: '0' } });

export interface GameSearchProps {
  readonly name: string;
  readonly onSearch: (name: string) => void;
  /** How many games there are to search, when known. */
  readonly count: number | null;
}

/** The search over the games; it searches 500 ms after the last key (GAMES-08). */
export function GameSearch({ name, onSearch, count }: GameSearchProps): JSX.Element {
  const { text, type } = useDebouncedName(name, onSearch);
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <SearchInput
        label="Search games"
        placeholder={count === null ? 'Search games' : `Search ${displayCount(count, shownLocale())} games`}
        value={text}
        onValueChange={type}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
      />
    </Form>
  );
}
