import { chakra } from '@chakra-ui/react';
import { givenFreeSpins } from '@magpie/domain/free-spins';
import { lockInReachedTexts } from '@magpie/domain/lock-in';
import { awardNames, givenText, onlyGaveBack, promoOutcome, turnedOverText } from '@magpie/domain/promos';
import { usePromoHistoryQuery, type PastPromo_memberPromoFragment } from '@magpie/gql/promos';
import { Heading, Icon, Tag, Text, type TagProps } from '@magpie/ui';
import type { Column } from '@magpie/ui/data';
import { Ban, CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
import type { JSX, ReactNode } from 'react';
import { freshAfter } from '#shared/apollo/index.ts';
import { Moment } from '#shared/moment/index.ts';
import { useAccountQuery } from '#shared/account-query/index.ts';
import { usePageSearch, useSearchedPage } from '#shared/paging/index.ts';
import { RecordTable, whereTable } from '#shared/records/index.ts';
import { useFollowNews } from '../../session/late.ts';

type Past = PastPromo_memberPromoFragment;
type Look = readonly [icon: LucideIcon, tone: NonNullable<TagProps['tone']>];

const looks: Readonly<Partial<Record<Past['status'], Look>>> = {
  CANCELED: [Ban, 'neutral'],
  COMPLETE: [CircleCheck, 'success'],
  EXPIRED: [Clock, 'neutral'],
  LOST: [CircleX, 'danger'],
};

const Cell = chakra('div', { base: { textAlign: 'end', ...whereTable({ textAlign: 'start' }) } });
const roomy = whereTable({ minW: '24' });

function Outcome(row: Past): JSX.Element | null {
  const { status } = row;
  const outcome = promoOutcome({ ...row, onlyGaveBack: onlyGaveBack(row) });
  if (!outcome) return null;
  const [icon, tone] = looks[status] ?? [Clock, 'neutral'];
  return (
    <Cell>
      <Tag tone={tone} icon={<Icon of={icon} size="sm" />}>
        {outcome.label}
      </Tag>
      <Text as="span" display="block" size="caption" tone="subtle" mt="1">
        {outcome.text}
      </Text>
    </Cell>
  );
}

function Names(row: Past): JSX.Element {
  const { name, promo } = awardNames(row);
  return (
    <Cell css={roomy}>
      {name}
      {promo !== null && (
        <Text as="span" display="block" size="caption" tone="subtle">
          {promo}
        </Text>
      )}
    </Cell>
  );
}

/** Whole lines would push the table out of its room. */
const Wrapping = chakra('div', { base: { display: 'grid', gap: '1', whiteSpace: 'normal' } });

function reward({ bonus, currency, freeSpinDetails, givenBack, unfinishedLockIn }: Past): string {
  const freeSpins = givenFreeSpins(freeSpinDetails);
  return givenText({ bonus, freeSpins, currency, givenBack, unfinished: unfinishedLockIn !== null });
}

function Reached(row: Past): ReactNode {
  const { unfinishedLockIn, currency } = row;
  const lines = unfinishedLockIn ? lockInReachedTexts(unfinishedLockIn, currency) : [turnedOverText(row)];
  return (
    <Wrapping css={roomy}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Wrapping>
  );
}

const moment = (at: string | null) => (at === null ? null : <Moment at={at} face="DATE_AND_TIME" stacked />);

const columns: readonly Column<Past>[] = [
  { id: 'promo', header: 'Promo', cell: (row) => <Names {...row} /> },
  { id: 'from', header: 'From', cell: (row) => moment(row.dateTimeCreated) },
  { id: 'ended', header: 'Until', cell: (row) => moment(row.dateTimeEnded) },
  { id: 'outcome', header: 'Outcome', cell: (row) => <Outcome {...row} /> },
  { id: 'bonus', header: 'Reward', numeric: true, cell: (row) => <Wrapping>{reward(row)}</Wrapping> },
  { id: 'progress', header: 'Progress', numeric: true, cell: Reached },
];

/** What became of the promos of a member, newest first (PROMO-32, PROMO-54), with the one that a message tells of marked (MSG-20). */
export function PromoHistory(): JSX.Element {
  const { read } = useAccountQuery();
  const promo = read('promo');
  const before = read('before');
  const search = usePageSearch(promo === null ? null : `${promo} ${before ?? ''}`);
  const { data, error, refetch } = usePromoHistoryQuery({
    variables: search.variables,
    context: freshAfter('GAP', 'PLAY', 'CLOCK'),
  });
  useFollowNews(() => refetch());
  const wasOver = ({ dateTimeEnded }: Past) =>
    before === null || (dateTimeEnded !== null && Date.parse(dateTimeEnded) <= Date.parse(before));
  const { page, pages, wanted } = useSearchedPage(
    search,
    data?.promoHistory,
    (row: Past) => row.promo.id === promo && wasOver(row),
  );
  return (
    <section>
      <Heading level={3} size="heading.sm" mt="6" mb="3">
        Promo history
      </Heading>
      <RecordTable
        label="Promo history"
        columns={columns}
        page={page}
        {...(wanted && { currentId: wanted.id })}
        failed={error !== undefined}
        pages={pages}
        retry={refetch}
        beside
      />
    </section>
  );
}
