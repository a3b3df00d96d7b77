import { chakra } from '@chakra-ui/react';
import { Progress, Text } from '@magpie/ui';
import type { JSX } from 'react';
import { useAccountLevel } from './use-account-level.ts';

const Line = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.5',
    py: '3',
    px: '5',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    '& > [data-part=row]': { display: 'flex', justifyContent: 'space-between', gap: '3' },
  },
});

/** The member's level and how far the next one is; nothing while that is not known, also after a failure (spec 2 §8). */
export function LevelLine({ memberId }: { readonly memberId: string }): JSX.Element | null {
  const { level } = useAccountLevel(memberId);
  if (!level) return null;
  return (
    <Line>
      <div data-part="row">
        <Text as="span" size="label">
          {level.name}
        </Text>
        <Text as="span" size="body.sm" tone="muted" fontVariantNumeric="tabular-nums">
          {level.percent}%
        </Text>
      </div>
      <Progress percent={Number(level.percent)} label={`Progress of ${level.name}`} tone="gum" />
    </Line>
  );
}
