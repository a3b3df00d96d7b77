import { BetHistoryDocument } from '@magpie/gql/documents/bets';
import type { Story } from '../story.ts';
import { balances } from './shared.ts';

export const lostSocketInAGame: Story = {
  name: 'lost-socket-in-a-game',
  title: 'The socket is lost in a game, whose bet counts all the same',
  async tell(teller) {
    const { person, check } = teller;
    const mia = await person('mia');
    const slot = await mia.opens('game_moonlit-dingo');
    const bets = async () => {
      const { betRecords } = await mia.call(BetHistoryDocument, { first: 1 });
      return betRecords.totalCount;
    };
    const before = await bets();
    mia.losesSocket();
    await slot.ask('begin', { request: 'round-without-socket', stake: '1.00' });
    await mia.findsSocket();
    check('the bet is in her history', await bets(), before + 1);
    await slot.ask('begin', { request: 'round-with-socket', stake: '1.00' });
    await mia.hears('balanceUpdated');
    check('so is the next one', await bets(), before + 2);
    await balances(teller);
  },
};
