import { MeDocument } from '@magpie/gql/documents/session';
import type { Story } from '../story.ts';

export const secondDevice: Story = {
  name: 'second-device',
  title: 'A login on a second device ends the session of the first where only one is allowed',
  async tell({ person, verb, check }) {
    const phone = await person('mia');
    const tablet = await person('mia');
    check('both are logged in', (await phone.call(MeDocument, {})).me.id, 'mem_mia');
    await verb('config set', { settings: { multipleSession: false } });
    const laptop = await person('mia');
    check('the phone is out', await phone.refused(MeDocument, {}), 'FORBIDDEN');
    check('so is the tablet', await tablet.refused(MeDocument, {}), 'FORBIDDEN');
    check('the laptop is in', (await laptop.call(MeDocument, {})).me.id, 'mem_mia');
  },
};
