import { MemberLevelDocument } from '@magpie/gql/documents/levels';
import type { Story } from '../story.ts';
import { balances } from './shared.ts';

export const levelUpWithJackpot: Story = {
  name: 'level-up-with-jackpot',
  title: 'A jackpot is won, and a level is reached',
  async tell(teller) {
    const { person, verb, check } = teller;
    const mia = await person('mia');
    await verb('jackpot draw', { jackpot: 'jackpot_harbour_lights', member: 'mia@magpie.test' });
    await mia.hears('jackpotWon', { jackpotId: 'jackpot_harbour_lights', amount: '10324.32' });
    await mia.hears('balanceUpdated', { wallets: { mainCash: '11324.32' } });
    await verb('push', { member: 'mia@magpie.test', event: 'levelUp', data: { level: 4 } });
    await mia.hears('levelUp', { level: 4 });
    const { memberLevel } = await mia.call(MemberLevelDocument, { member: 'mem_mia' });
    check('her level', memberLevel.level, 4);
    await balances(teller);
  },
};
