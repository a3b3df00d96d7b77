import { chakra } from '@chakra-ui/react';
import { useCurrencyChoicesQuery } from '@magpie/gql/wallets';
import { Select, Switch } from '@magpie/ui/forms';
import { Dialog } from '@magpie/ui/overlays';
import type { JSX } from 'react';
import type { ModalComponentProps } from '#shared/modals/index.ts';
import { useSession } from '../session/index.ts';
import { useSaveWalletSettings } from './use-save-wallet-settings.ts';

const Fields = chakra('div', { base: { display: 'grid', gap: '4' } });

/** What the wallet list shows, and the fiat currency that crypto is shown in (WALLET-13). */
export function WalletSettings({ onClose }: ModalComponentProps<'walletSettings'>): JSX.Element {
  const { account } = useSession();
  const { data, loading } = useCurrencyChoicesQuery();
  const { save, saving } = useSaveWalletSettings();
  const own = account?.displayedFiatCurrency;
  const fiat = data?.availableCurrencies.filter(({ type }) => type === 'FIAT') ?? (own ? [own] : []);
  return (
    <Dialog open title="Wallet Settings" size="sm" onClose={onClose}>
      {account && (
        <Fields>
          <Switch
            label="Hide zero balances"
            checked={account.hideZeroBalances}
            busy={saving}
            onChange={(hideZeroBalances) => {
              save({ hideZeroBalances });
            }}
          />
          <Switch
            label="Display crypto in fiat"
            checked={account.displayCryptoCurrencyInFiat}
            busy={saving}
            onChange={(displayCryptoCurrencyInFiat) => {
              save({ displayCryptoCurrencyInFiat });
            }}
          />
          <Select
            label="Displayed fiat currency"
            loading={loading && !data}
            busy={saving}
            value={account.displayedFiatCurrency.code}
            options={fiat.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
            onChange={(event) => {
              save({ displayedFiatCurrency: event.target.value });
            }}
          />
        </Fields>
      )}
    </Dialog>
  );
}
