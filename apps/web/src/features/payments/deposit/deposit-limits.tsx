import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { displayMoney } from '@magpie/domain/format';
import { money } from '@magpie/domain/money';
import { limitLeft, limitSeverity } from '@magpie/domain/payments';
import { useDepositTotalsQuery, type DepositTotalsQuery } from '@magpie/gql/payments';
import { Button, Card, Heading, Icon, Text } from '@magpie/ui';
import { Meter } from '@magpie/ui/data';
import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { JSX } from 'react';
import { useLoading } from '#shared/page/index.ts';
import { useMissedPushes, type Account } from '../../session/index.ts';
import { useFollowPlay } from '../../session/late.ts';

const Lines = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    mt: '3',
    '& > li': { display: 'grid', gridTemplateColumns: '1fr auto', gap: '3' },
    '& [data-part=share]': {
      minW: '10',
      mt: '5',
      textAlign: 'end',
      fontSize: 'detail',
      lineHeight: 'mark',
      fontWeight: '600',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-tone=green] svg': { color: 'green.fg' },
    '& [data-tone=yellow] svg': { color: 'orange.fg' },
    '& [data-tone=red] svg': { color: 'red.fg' },
  },
});

type Limit = Account['depositLimits'][number];

/** How each colour of the indicator looks (DEP-12): never colour alone. */
const looks = {
  green: { tone: 'success', icon: CircleCheck },
  yellow: { tone: 'warning', icon: TriangleAlert },
  red: { tone: 'danger', icon: OctagonAlert },
} as const;

const names = {
  DAILY: { label: 'Daily', total: 'daily', left: 'left today' },
  WEEKLY: { label: 'Weekly', total: 'weekly', left: 'left this week' },
  MONTHLY: { label: 'Monthly', total: 'monthly', left: 'left this month' },
} as const;

function LimitLine({
  limit,
  totals,
}: {
  readonly limit: Limit;
  readonly totals: DepositTotalsQuery;
}): JSX.Element {
  const { currency, frequency } = limit;
  const { label, total, left } = names[frequency];
  const used = money.parseOrZero(totals[total].amount, currency.type);
  const most = money.parseOrZero(limit.limit, currency.type);
  const tone = limitSeverity(used, most);
  const share = money.shareInPercent(used, most);
  const rest = money.format(limitLeft(used, most), currency.type);
  return (
    <li data-tone={tone}>
      <div>
        <Meter
          label={label}
          icon={<Icon of={looks[tone].icon} size="sm" />}
          used={displayMoney(totals[total].amount, currency)}
          limit={displayMoney(limit.limit, currency)}
          percent={share}
          tone={looks[tone].tone}
        />
        {tone === 'red' && (
          <Text size="caption" tone="muted" mt="1">
            {displayMoney(rest, currency)} {left}
          </Text>
        )}
      </div>
      <span data-part="share">{share}%</span>
    </li>
  );
}

/** How much of each deposit limit is used, green, yellow or red (DEP-12, DEP-13). Nothing without limits. */
export function DepositLimits({ account }: { readonly account: Account }): JSX.Element | null {
  const { activeCurrency, depositLimits } = account;
  const limits = depositLimits.filter(({ currency }) => currency.code === activeCurrency.code);
  const result = useDepositTotalsQuery(limits.length > 0 ? { fetchPolicy: 'network-only' } : skipToken);
  const { data } = result;
  const { failed, retry } = useLoading(result);
  const again = useFollowPlay(async () => {
    if (limits.length > 0) await result.refetch();
  });
  useMissedPushes(again);
  if (limits.length === 0 || (!data && !failed)) return null;
  const order = ['DAILY', 'WEEKLY', 'MONTHLY'];
  const sorted = limits.toSorted((a, b) => order.indexOf(a.frequency) - order.indexOf(b.frequency));
  return (
    <Card padding="md" as="section" aria-labelledby="deposit-limits">
      <Heading id="deposit-limits" level={3} size="heading.sm">
        Your deposit limits
      </Heading>
      {data ? (
        <Lines>
          {sorted.map((limit) => (
            <LimitLine key={limit.frequency} limit={limit} totals={data} />
          ))}
        </Lines>
      ) : (
        <Text size="body.sm" tone="muted" mt="2">
          How much of them is used could not be loaded.{' '}
          <Button size="sm" variant="ghost" onClick={retry}>
            Try again
          </Button>
        </Text>
      )}
    </Card>
  );
}
