import { aud } from './sample-account.ts';

/** The settings of the site as `config` answers them. */
export const answeredConfig = {
  __typename: 'Config',
  mobileNumberVerificationEnabled: true,
  emailVerificationEnabled: true,
  multipleSession: false,
  checkDepositLimit: true,
  availableCurrencies: [aud],
  registrationFields: [],
};
