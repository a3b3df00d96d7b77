import { LobbyActivePromoDocument } from '@magpie/gql/documents/active-promo';
import { PromoHistoryDocument } from '@magpie/gql/documents/promos';
import { SwitchPromoToBonusModeDocument } from '@magpie/gql/documents/wallet-mode';
import type { Story } from '../story.ts';
import { balances } from './shared.ts';

export const bonusLost: Story = {
  name: 'bonus-lost',
  title: 'Too little bonus money is left for any bet, and the promo is lost with it',
  async tell(teller) {
    const { person, verb, check } = teller;
    const ruby = await person('ruby');
    const promo = async () =>
      (await ruby.promo(LobbyActivePromoDocument, { member: 'mem_ruby' })).member.activePromo?.promo.id ??
      null;
    check('a promo is in force', await promo(), 'promo_midweek');
    await ruby.promo(SwitchPromoToBonusModeDocument, { id: 'mpr_ruby_midweek' });
    await verb('balance adjust', { member: 'ruby@magpie.test', amount: '-150.00', wallet: 'CASINO_BONUS' });
    await ruby.hears('balanceUpdated', { wallets: { casinoBonus: '0.00' } });
    check('it is over', await promo(), null);
    const { promoHistory } = await ruby.promo(PromoHistoryDocument, { first: 1 });
    check('it is lost', promoHistory.edges[0]?.node.status, 'LOST');
    await balances(teller);
  },
};
