import { PromoStandingDocument } from '@magpie/gql/documents/promos';
import type { Story } from '../story.ts';
import { balances, startsDeposit } from './shared.ts';

/** Of 50.00 each, they are more than what is left of the turnover. */
const ROUNDS = 10;

export const lockInToBonus: Story = {
  name: 'lock-in-to-bonus',
  title: 'What a lock-in still asks for is deposited and played, and its bonus is unlocked',
  async tell(teller) {
    const { person, verb, check } = teller;
    const isla = await person('isla');
    const standing = async () => (await isla.promo(PromoStandingDocument, { member: 'mem_isla' })).member;
    check('half is deposited', (await standing()).promoLockIn?.lockInAccumulatedDeposit, '100.00');
    await isla.pays(await startsDeposit(isla, '100.00'), 'APPROVE');
    check('all is deposited', (await standing()).promoLockIn?.lockInAccumulatedDeposit, '200.00');
    await verb('balance adjust', { member: 'isla@magpie.test', amount: '500.00' });
    const slot = await isla.opens('game_moonlit-dingo');
    for (let round = 1; round <= ROUNDS; round += 1) {
      await slot.ask('begin', { request: `round-number-${String(round)}`, stake: '50.00' });
    }
    await isla.hears('memberPromoCreated', { promoId: 'promo_long_haul' });
    check('the bonus is hers', (await standing()).activePromo?.promo.name, 'The Long Haul');
    await balances(teller);
  },
};
