import type { JSX } from 'react';
import { useSession } from '../../session/index.ts';
import { ActivePromo } from './active-promo.tsx';
import { FreeSpinList } from './free-spin-list.tsx';

/** The active promo, and the member's active free spins, the first 10 (SPIN-07, SPIN-09). */
export function ActiveBonusSection(): JSX.Element {
  const { account } = useSession();
  return (
    <>
      {account && <ActivePromo memberId={account.id} />}
      <FreeSpinList label="Active free spins" active />
    </>
  );
}
