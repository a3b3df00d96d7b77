import { InitiatePaymentIQDepositDocument } from '@magpie/gql/documents/payments';
import type { Story } from '../story.ts';
import { startsDeposit } from './shared.ts';

export const limitsReached: Story = {
  name: 'limits-reached',
  title: 'A deposit beyond a limit is refused, and may be made once its day is over',
  async tell({ person, verb, check }) {
    const leo = await person('leo');
    const input = { paymentMethod: 'pm_card', amount: '50.00' };
    check('it is too much', await leo.refused(InitiatePaymentIQDepositDocument, { input }), 'LIMIT_EXCEEDED');
    await verb('clock advance', { by: 'P31D' });
    await startsDeposit(leo, '50.00');
  },
};
