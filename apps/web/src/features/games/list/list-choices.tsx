import { chakra } from '@chakra-ui/react';
import { useGameProvidersQuery } from '@magpie/gql/games';
import type { JSX } from 'react';
import { Choice } from './choice.tsx';
import { gameOrders, type GameOrder, type ListState } from './list-words.ts';

const Row = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    // On a phone they share one line, and the names of providers, which may be long, get what is left of it.
    width: { base: 'full', md: 'auto' },
    '& > label': { flex: { base: '1', md: 'none' }, minW: '0' },
    '& > label + label': { flex: 'none' },
  },
});
const SEVERAL = 'several';
const isOrder = (value: string): value is GameOrder => Object.hasOwn(gameOrders, value);

export interface ListChoicesProps {
  readonly state: ListState;
  readonly onChange: (change: Partial<ListState>) => void;
  readonly withoutProviders?: boolean;
}

function ProviderChoice({ state, onChange }: ListChoicesProps): JSX.Element {
  const { data } = useGameProvidersQuery();
  const { providers } = state;
  const [only = ''] = providers;
  const options = [
    { value: '', label: 'All' },
    ...(providers.length > 1 ? [{ value: SEVERAL, label: `${String(providers.length)} chosen` }] : []),
    ...(data?.gameSubCategories ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Choice
      label="Provider"
      value={providers.length > 1 ? SEVERAL : only}
      options={options}
      onChange={(id) => {
        if (id !== SEVERAL) onChange({ providers: id === '' ? [] : [id] });
      }}
    />
  );
}

/** The orders by their words; of what a search has found the best match comes first by itself. */
function ordersOf({ name }: ListState) {
  return Object.entries(gameOrders).map(([value, { label }]) => ({
    value,
    label: name !== '' && value === 'popular' ? 'Best match' : label,
  }));
}

export function ListChoices({ state, onChange, withoutProviders = false }: ListChoicesProps): JSX.Element {
  return (
    <Row>
      {!withoutProviders && <ProviderChoice state={state} onChange={onChange} />}
      <Choice
        label="Sort"
        value={state.order}
        options={ordersOf(state)}
        onChange={(order) => {
          if (isOrder(order)) onChange({ order });
        }}
      />
    </Row>
  );
}
