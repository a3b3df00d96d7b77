import { MessagesDocument } from '@magpie/gql/documents/messages';
import { MeDocument } from '@magpie/gql/documents/session';
import type { Story } from '../story.ts';
import { balances, startsDeposit } from './shared.ts';

export const firstDeposit: Story = {
  name: 'first-deposit',
  title: 'A first deposit is approved, and every open page hears of it',
  async tell(teller) {
    const { person, check } = teller;
    const wren = await person('wren');
    check('she has never deposited', (await wren.call(MeDocument, {})).me.hasFirstDeposit, false);
    const cashier = await startsDeposit(wren, '50.00');
    await wren.pays(cashier, 'APPROVE');
    await wren.hears('balanceUpdated', { wallets: { mainCash: '50.00' } });
    await wren.hears('memberUpdated', { body: { hasFirstDeposit: true } });
    const { messages } = await wren.call(MessagesDocument, { first: 1 });
    check('she is told', messages.edges[0]?.node.title, 'Deposit Request Approved');
    check('she has deposited', (await wren.call(MeDocument, {})).me.hasFirstDeposit, true);
    await balances(teller);
  },
};
