import { ClaimCashbackDocument, MemberCashbacksDocument } from '@magpie/gql/documents/cashback';
import type { Story } from '../story.ts';
import { balances } from './shared.ts';

export const mondayCashback: Story = {
  name: 'monday-cashback',
  title: 'A cashback of Mondays is claimed, and not again before the next one',
  async tell(teller) {
    const { person, verb, check } = teller;
    const ella = await person('ella');
    const monday = async () => {
      const { memberCashbacks } = await ella.promo(MemberCashbacksDocument, {});
      const found = memberCashbacks.edges.find(({ node }) => node.cashback.id === 'cashback_monday');
      return { id: found?.node.id ?? '', claimable: found?.node.isClaimable, amount: found?.node.amount };
    };
    const open = await monday();
    check('it can be claimed', open.claimable, true);
    await ella.promo(ClaimCashbackDocument, { id: 'cashback_monday' });
    await ella.hears('balanceUpdated');
    check('it cannot be claimed twice', (await monday()).claimable, false);
    await verb('clock advance', { by: 'P1D' });
    check('nor on Tuesday', (await monday()).claimable, false);
    await balances(teller);
  },
};
