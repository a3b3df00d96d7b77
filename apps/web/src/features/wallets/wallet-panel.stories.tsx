import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@magpie/ui';
import { fn } from 'storybook/test';
import { forMember } from '#testing/for-stories.tsx';
import { btc, favourite, fiveBalances, nzd, sampleAccount, withFavourites } from '#testing/sample-account.ts';
import { aud } from '#testing/sample-promos.ts';
import { WalletPanel } from './wallet-panel.tsx';

const account = {
  ...sampleAccount,
  activeCurrency: aud,
  availableBalance: '1234.50',
  wallets: { ...sampleAccount.wallets, ...fiveBalances, currency: aud },
};

const favourites = withFavourites(
  favourite(aud, '1234.50'),
  favourite(nzd, '40.00'),
  favourite(btc, '0.00125000'),
);

const meta: Meta<typeof WalletPanel> = {
  component: WalletPanel,
  args: { account, stale: false, onLeave: fn() },
  decorators: [
    (Story) => (
      <Card maxW="80">
        <Story />
      </Card>
    ),
    forMember({ WalletCurrencies: () => favourites }, account),
  ],
};

export default meta;

type Story = StoryObj<typeof WalletPanel>;

export const FiveWallets: Story = {};

export const MayBeOutOfDate: Story = { args: { stale: true } };

export const GreatAmount: Story = { args: { account: { ...account, availableBalance: '123456789.50' } } };

export const FavouritesLoading: Story = {
  decorators: [forMember({}, account)],
};
