import { DepositStatesDocument } from '@magpie/gql/documents/payments';
import type { Story } from '../story.ts';
import { balances, startsDeposit } from './shared.ts';

export const maintenanceInADeposit: Story = {
  name: 'maintenance-in-a-deposit',
  title: 'Maintenance begins while a deposit waits at the cashier, which is approved after it',
  async tell(teller) {
    const { person, verb, check } = teller;
    const mia = await person('mia');
    const cashier = await startsDeposit(mia, '75.00');
    await verb('maintenance on');
    check('no call is answered', await mia.refused(DepositStatesDocument, {}), 'MAINTENANCE_MODE');
    await verb('maintenance off');
    await mia.pays(cashier, 'APPROVE');
    await mia.hears('balanceUpdated', { wallets: { mainCash: '1075.00' } });
    const { deposits } = await mia.call(DepositStatesDocument, {});
    check('it is approved, once', deposits.edges[0]?.node.status, 'APPROVED');
    await balances(teller);
  },
};
