import { BetHistoryDocument } from '@magpie/gql/documents/bets';
import type { Story } from '../story.ts';
import { balances } from './shared.ts';

interface Offered {
  readonly id: string;
  readonly main: {
    readonly market: string;
    readonly offers: readonly { readonly selection: string; readonly odds: number | null }[];
  };
}

export const matchSettled: Story = {
  name: 'match-settled',
  title: 'A bet on a match is settled in the moment in which the match is over',
  async tell(teller) {
    const { person, verb, check } = teller;
    const mia = await person('mia');
    const counter = await mia.opens('game_magpie-sportsbook');
    const { matches } = (await counter.ask('matches')) as { readonly matches: readonly Offered[] };
    const match = matches.find(({ main }) => main.offers.every(({ odds }) => odds !== null));
    const [offer] = match?.main.offers ?? [];
    const leg = { fixture: match?.id, market: match?.main.market, ...offer };
    await counter.ask('place', { bet: 'story-bet-1', legs: [leg], size: 1, unit: '10.00' });
    const status = async () => {
      const { betRecords } = await mia.call(BetHistoryDocument, { first: 1 });
      return betRecords.edges[0]?.node.status;
    };
    check('the bet is open', await status(), 'UNSETTLED');
    await verb('clock advance', { by: 'P3D' });
    check('it is not any more', (await status()) === 'UNSETTLED', false);
    await balances(teller);
  },
};
