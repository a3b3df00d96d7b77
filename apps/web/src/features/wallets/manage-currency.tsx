import { chakra } from '@chakra-ui/react';
import { searchedCurrencies, switchedFavourites } from '@magpie/domain/wallets';
import { useCurrencyChoicesQuery, useWalletCurrenciesQuery } from '@magpie/gql/wallets';
import { EmptyState, ErrorState, SearchInput, Skeleton } from '@magpie/ui';
import { Switch } from '@magpie/ui/forms';
import { Dialog } from '@magpie/ui/overlays';
import { useState, type JSX } from 'react';
import { freshAfter } from '#shared/apollo/index.ts';
import type { ModalComponentProps } from '#shared/modals/index.ts';
import { useRetryOnline } from '#shared/online/index.ts';
import { useSaveWalletSettings } from './use-save-wallet-settings.ts';

const List = chakra('ul', { base: { mt: '4' } });

function Loading(): JSX.Element {
  return (
    <div role="status" aria-label="Loading currencies">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} display="block" h="11" mt="2" />
      ))}
    </div>
  );
}

/** All currencies with a search by code or name and a favourite switch each (WALLET-12). */
export function ManageCurrency({ onClose }: ModalComponentProps<'manageCurrency'>): JSX.Element {
  const [words, setWords] = useState('');
  const choices = useCurrencyChoicesQuery();
  const own = useWalletCurrenciesQuery({ context: freshAfter('GAP') });
  const { save, saving } = useSaveWalletSettings();
  const favourites = own.data?.me.favoriteCurrencyDetails.map(({ code }) => code);
  const currencies = choices.data?.availableCurrencies;
  const failed = (choices.error !== undefined && !currencies) || (own.error !== undefined && !favourites);
  const again = () => {
    void Promise.allSettled([choices.refetch(), own.refetch()]);
  };
  useRetryOnline(failed, again);
  const shown = searchedCurrencies(currencies ?? [], words);
  return (
    <Dialog open title="Manage Currency" size="sm" onClose={onClose}>
      <SearchInput label="Search currencies" value={words} onValueChange={setWords} />
      {failed && <ErrorState level={3} onRetry={again} />}
      {!failed && (!currencies || !favourites) && <Loading />}
      {favourites && currencies && shown.length === 0 && (
        <EmptyState level={3} title="No currency matches">
          Search by its code or its name.
        </EmptyState>
      )}
      {favourites && (
        <List aria-label="Currencies">
          {shown.map(({ code, name }) => (
            <li key={code}>
              <Switch
                label={`${code} ${name}`}
                checked={favourites.includes(code)}
                busy={saving}
                onChange={(checked) => {
                  save({ favoriteCurrencies: switchedFavourites(favourites, code, checked) });
                }}
              />
            </li>
          ))}
        </List>
      )}
    </Dialog>
  );
}
