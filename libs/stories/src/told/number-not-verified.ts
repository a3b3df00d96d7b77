import {
  InitiatePaymentIQDepositDocument,
  InitiatePaymentIQWithdrawalDocument,
} from '@magpie/gql/documents/payments';
import { MeDocument } from '@magpie/gql/documents/session';
import type { Story } from '../story.ts';

export const numberNotVerified: Story = {
  name: 'number-not-verified',
  title: 'What a member may do whose mobile number is not verified, which is not the same on each brand',
  async tell({ person, check }) {
    const noah = await person('noah');
    const { me } = await noah.call(MeDocument, {});
    check('his number is not verified', me.mobileNumberVerified, false);
    const input = { paymentMethod: 'pm_card', amount: '50.00' };
    await noah.tries(InitiatePaymentIQDepositDocument, { input });
    await noah.tries(InitiatePaymentIQWithdrawalDocument, {
      input: { withdrawalMethod: 'wm_payid', amount: '50.00' },
    });
  },
};
