import { MyBonusesDocument } from '@magpie/gql/documents/promos';
import type { Story } from '../story.ts';

export const giftThatRunsOut: Story = {
  name: 'gift-that-runs-out',
  title: 'The operator gives a bonus, and its time runs out before it is activated',
  async tell({ person, verb, check }) {
    const mia = await person('mia');
    await verb('reward give', { promo: 'promo_open_gift', member: 'mia@magpie.test' });
    await mia.hears('messageCreated');
    const bonuses = async () => {
      const { memberConsumablePromos } = await mia.promo(MyBonusesDocument, {});
      return memberConsumablePromos.edges.map(({ node }) => node.name);
    };
    check('it waits beside that of her login', await bonuses(), ['Daybreak Drop', 'Open Gift']);
    await verb('job run', { member: 'mia@magpie.test', kind: 'EXPIRE_CONSUMABLE_BONUSES' });
    check('the older one is gone', await bonuses(), ['Open Gift']);
    await verb('job run', { member: 'mia@magpie.test', kind: 'EXPIRE_CONSUMABLE_BONUSES' });
    check('the other one, too', await bonuses(), []);
  },
};
