import { UpdateMeDocument } from '@magpie/gql/documents/account';
import type { Story } from '../story.ts';

export const saveThatFails: Story = {
  name: 'save-that-fails',
  title: 'A change of the profile fails once on purpose, and is saved at the second try',
  async tell({ person, verb, check }) {
    const mia = await person('mia');
    const input = { timezone: 'Australia/Perth' };
    await verb('fault set', { what: 'UPDATE_PROFILE_REFUSED', times: 1 });
    check('it fails', await mia.refused(UpdateMeDocument, { input }), 'BAD_USER_INPUT');
    await mia.call(UpdateMeDocument, { input });
    check('the fault is over', await verb('fault list'), []);
  },
};
