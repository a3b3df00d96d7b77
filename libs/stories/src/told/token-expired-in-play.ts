import { MeDocument } from '@magpie/gql/documents/session';
import type { Story } from '../story.ts';
import { balances } from './shared.ts';

export const tokenExpiredInPlay: Story = {
  name: 'token-expired-in-play',
  title: 'The login expires in a game, and play goes on after a new one',
  async tell(teller) {
    const { person, verb, check } = teller;
    const mia = await person('mia');
    const slot = await mia.opens('game_moonlit-dingo');
    await slot.ask('begin', { request: 'round-before', stake: '1.00' });
    await verb('session end', { member: 'mia@magpie.test', ending: 'EXPIRED' });
    check('she is logged out', await mia.refused(MeDocument, {}), 'ACCESS_TOKEN_EXPIRED');
    const again = await person('mia');
    const reopened = await again.opens('game_moonlit-dingo');
    await reopened.ask('begin', { request: 'round-after', stake: '1.00' });
    await again.hears('balanceUpdated');
    await balances(teller);
  },
};
