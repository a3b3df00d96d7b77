import { chakra } from '@chakra-ui/react';
import { tierStanding } from '@magpie/domain/levels';
import { Card, Icon, Tag } from '@magpie/ui';
import { DataTable, type Column } from '@magpie/ui/data';
import { Check, Mail, MapPin } from 'lucide-react';
import type { JSX, ReactNode } from 'react';
import { LevelBadge } from './level-badge.tsx';
import { figure, perksOf, wholeMoney } from './level-text.ts';
import type { ShownTier } from './use-levels.ts';

const Name = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    my: '-1.5',
    '& > span:last-of-type': { display: 'grid' },
    '& b': { fontWeight: '600' },
    '& [data-part=level]': { fontSize: 'caption', lineHeight: 'caption', opacity: '.75' },
  },
});
const frame = {
  // On a tablet the last column has no room beside heads of one line.
  '& thead th[data-numeric]': { whiteSpace: { md: 'normal', lg: 'nowrap' } },
  // On a phone each row is a card of its own, which its level begins.
  mdDown: {
    borderWidth: '0',
    bg: 'transparent',
    '& tbody tr td:first-of-type': { justifyContent: 'start', mb: '2', _before: { display: 'none' } },
  },
};

const none = (
  <chakra.span opacity=".75" fontWeight="550">
    None
  </chakra.span>
);

/** The highest tier is by invitation in the marketing texts (LEVEL-20). */
function standingOf(tier: ShownTier, own: number): ReactNode {
  const standing = tierStanding(tier.level, own);
  if (standing === 'PASSED') return <Tag icon={<Icon of={Check} />}>Passed</Tag>;
  if (standing === 'CURRENT') {
    return (
      <Tag icon={<Icon of={MapPin} />} bg="transparent" color="inherit" borderColor="currentColor">
        You’re here
      </Tag>
    );
  }
  return tier.max ? <Tag icon={<Icon of={Mail} />}>Invite only</Tag> : null;
}

function columnsFor(own: number | undefined): readonly Column<ShownTier>[] {
  return [
    {
      id: 'level',
      header: 'Level',
      cell: ({ level, name }) => (
        <Name>
          <LevelBadge level={level} size="sm" />
          <span>
            <b>{name}</b>
            <span data-part="level">Level {level}</span>
          </span>
        </Name>
      ),
    },
    { id: 'xp', header: 'XP required', numeric: true, cell: ({ xpRequired }) => figure(xpRequired) },
    {
      id: 'bonus',
      header: 'Level-up bonus',
      numeric: true,
      cell: ({ bonusFunds, level }) =>
        bonusFunds === 0 ? (
          none
        ) : (
          <chakra.b
            fontWeight="650"
            color={(tierStanding(level, own) ?? 'AHEAD') === 'AHEAD' ? 'fg.money' : 'inherit'}
          >
            {wholeMoney(bonusFunds)}
          </chakra.b>
        ),
    },
    {
      id: 'cashback',
      header: 'Weekly cashback',
      numeric: true,
      cell: ({ cashbackPercentage }) => (cashbackPercentage === 0 ? none : `${figure(cashbackPercentage)}%`),
    },
    { id: 'perks', header: 'What else', cell: ({ level }) => perksOf(level) },
    ...(own === undefined
      ? []
      : [
          {
            id: 'standing',
            header: 'Your level',
            numeric: true,
            cell: (tier: ShownTier) => standingOf(tier, own),
          },
        ]),
  ];
}

export interface LevelTableProps {
  /** `undefined` while they are on their way. */
  readonly tiers: readonly ShownTier[] | undefined;
  readonly own: number | undefined;
}

/** Every tier in a row, the member's own one marked (LEVEL-02). */
export function LevelTable({ tiers, own }: LevelTableProps): JSX.Element {
  return (
    <Card overflow="hidden" css={frame}>
      <DataTable
        label="Levels, XP required, level-up bonus and cashback"
        columns={columnsFor(own)}
        rows={tiers ?? []}
        rowId={({ level }) => String(level)}
        loading={!tiers}
        cards="PHONE"
        {...(own !== undefined && { currentId: String(own) })}
      />
    </Card>
  );
}
