export const member = {
  id: 'member-mia',
  username: 'mia_t',
  email: 'mia@magpie.test',
  firstName: 'Mia',
  lastName: 'Test',
  verified: true,
  activeCurrency: { code: 'AUD' },
};
