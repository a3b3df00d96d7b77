import type { JSX } from 'react';
import { useSession } from '../../session/index.ts';
import { ActivePromo } from './active-promo.tsx';
import { FreeSpinHistory } from './free-spin-history.tsx';
import { FreeSpinList } from './free-spin-list.tsx';
import { PromoHistory } from './promo-history.tsx';
import { ReadyBonuses } from './ready-bonuses.tsx';
import { WaitingAwards } from './waiting-awards.tsx';

/** The active promo, bonuses that can be the next one, awards that wait, the first 10 active free spins (SPIN-07, SPIN-09), and how earlier promos and free spins ended. */
export function ActiveBonusSection(): JSX.Element {
  const { account } = useSession();
  return (
    <>
      {account && <ActivePromo memberId={account.id} />}
      <ReadyBonuses />
      {account && <WaitingAwards memberId={account.id} />}
      <FreeSpinList label="Active free spins" onlyActive />
      <PromoHistory />
      <FreeSpinHistory />
    </>
  );
}
