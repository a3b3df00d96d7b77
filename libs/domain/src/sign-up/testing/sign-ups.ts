import type { SignUpFacts } from '../index.ts';

export const login = { email: 'mia@magpie.test', password: 'Magpie77' };

/** What somebody has typed, of which nothing is proved yet. */
export const typed: SignUpFacts = {
  login,
  mobileNumber: '0412345678',
  country: 'AU',
  currency: '',
  asked: { currency: 'OPTIONAL' },
  offered: ['AUD', 'NZD'],
  timezone: '',
  captchaAccepted: null,
  emailCode: null,
  mobileCode: null,
  emailTaken: null,
  mobileTaken: null,
};

export const proved = {
  captchaAccepted: true,
  emailCode: 'RIGHT',
  mobileCode: 'RIGHT',
  emailTaken: false,
  mobileTaken: false,
} as const;
