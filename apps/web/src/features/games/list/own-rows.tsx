import type { JSX } from 'react';
import { lazyPart } from '#shared/navigation/index.ts';
import { Part } from '#shared/page/index.ts';
import { useSession } from '../../session/index.ts';

const MemberRows = lazyPart(() => import('../member/member-rows.tsx'), 'MemberRows');

/** The rows that a member's own play and choice fill; a visitor has none. */
export function OwnRows(): JSX.Element | null {
  const { account } = useSession();
  if (!account) return null;
  return (
    <Part failed={null}>
      <MemberRows key={account.id} />
    </Part>
  );
}
