import { displayAmount } from '@magpie/domain/format';
import { Card, ErrorState, Heading, Progress, Skeleton } from '@magpie/ui';
import type { JSX } from 'react';
import { shownLocale } from '#shared/locale/index.ts';
import { useSession } from '../../session/index.ts';
import { useAccountLevel, type AccountLevel } from '../use-account-level.ts';
import { Facts } from './facts.tsx';

function Level({ level }: { readonly level: AccountLevel }): JSX.Element {
  const next = level.next
    ? `${level.next.xpRequired.toLocaleString(shownLocale())} XP`
    : 'Highest level reached';
  return (
    <Card padding="md" display="grid" gap="5">
      <Heading level={3}>{level.name}</Heading>
      <Progress percent={Number(level.percent)} label="Progress to the next level" size="lg" />
      <Facts
        label="Level"
        facts={[
          ['Level', String(level.level)],
          ['Experience', `${displayAmount(level.experience, 'FIAT')} XP`],
          ['Progress', `${level.percent}%`],
          ['Next level at', next],
        ]}
      />
    </Card>
  );
}

/** The member's level, experience and progress (LEVEL-18). */
export function LevelSystem(): JSX.Element | null {
  const { account } = useSession();
  return account ? <OfMember memberId={account.id} /> : null;
}

function OfMember({ memberId }: { readonly memberId: string }): JSX.Element {
  const { level, failed, retry } = useAccountLevel(memberId);
  if (failed) return <ErrorState level={3} onRetry={retry} />;
  return level ? <Level level={level} /> : <Skeleton display="block" h="45" borderRadius="lg" />;
}
