import { useSaveWalletSettingsMutation, type SaveWalletSettingsMutationVariables } from '@magpie/gql/wallets';
import { toasts } from '#shared/toasts/index.ts';

export interface WalletSettingsSaving {
  readonly saving: boolean;
  readonly save: (input: SaveWalletSettingsMutationVariables['input']) => void;
}

/** Keeps favourites and display settings through updateMe (WALLET-13); a failure shows and changes nothing. */
export function useSaveWalletSettings(): WalletSettingsSaving {
  const [send, { loading }] = useSaveWalletSettingsMutation();
  return {
    saving: loading,
    save: (input) => {
      send({ variables: { input } }).catch((error: unknown) => {
        toasts.failure(error);
      });
    },
  };
}
