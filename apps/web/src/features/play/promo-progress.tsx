import { chakra } from '@chakra-ui/react';
import { displayMoney } from '@magpie/domain/format';
import { money } from '@magpie/domain/money';
import { awardNames, timeLeftText, turnoverLeft } from '@magpie/domain/promos';
import { Icon } from '@magpie/ui';
import { Hourglass } from 'lucide-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { useAtNow } from '#shared/clock/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { useFollowPlay } from '../session/late.ts';
import { asksTurnover } from './promo-facts.ts';
import { useActivePromo } from './use-active-promo.ts';

const Strip = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    fontSize: 'detail',
    lineHeight: 'caption',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    '& svg': { flexShrink: '0', color: 'gum.fg' },
    '& [data-part=words]': { display: 'flex', flexWrap: 'wrap', columnGap: '2' },
    '& b': { fontWeight: '600', color: 'fg' },
  },
  variants: {
    place: {
      header: { display: { base: 'none', lg: 'flex' }, '& [data-part=words]': { flexDirection: 'column' } },
      // At the end of the page and held at the end of the screen, so that it moves nothing when it comes.
      page: {
        display: { base: 'flex', lg: 'none' },
        position: 'sticky',
        bottom: { base: 'calc({sizes.bottombar} + env(safe-area-inset-bottom))', md: '0' },
        zIndex: 'bottombar',
        minH: '11',
        'body:has(&)': { '--strip': '{sizes.11}' },
        mx: { base: '-4', md: '-6' },
        px: { base: '4', md: '6' },
        borderTopWidth: '1px',
        borderColor: 'border.muted',
        bg: 'bg',
        '& a': { display: 'flex', alignItems: 'center', flex: '1', minH: '11' },
      },
      game: { px: '4', py: '2', borderBottomWidth: '1px', borderColor: 'border.muted', bg: 'bg' },
    },
  },
});

type ActivePromo = NonNullable<
  NonNullable<ReturnType<typeof useActivePromo>['data']>['member']['activePromo']
>;

export interface PromoProgressProps {
  readonly place: 'header' | 'page' | 'game';
}

function Words({ active }: { readonly active: ActivePromo }): JSX.Element {
  const { currency, expiresAt } = active;
  const amount = (text: string) => money.parseOrZero(text, currency.type);
  const left = turnoverLeft(amount(active.turnoverTarget), amount(active.turnoverCounter));
  const time = useAtNow((now) => timeLeftText(expiresAt === null ? null : new Date(expiresAt), now));
  return (
    <span data-part="words">
      <span>
        <b>{displayMoney(money.format(left, currency.type), currency)}</b> left to wager
      </span>
      {time !== null && <span>{time}</span>}
    </span>
  );
}

/** What remains to be turned over for the active promo, and the time left, as each bet moves it (PROMO-55). */
export function PromoProgress({ place }: PromoProgressProps): JSX.Element | null {
  const { data, refetch } = useActivePromo();
  const active = data?.member.activePromo;
  // The header stays below an open game, so one of them asks; without a promo there is nothing that a bet could move.
  useFollowPlay(async () => {
    if (place === 'header' && active) await refetch();
  });
  if (!active || !asksTurnover(active)) return null;
  return (
    <Strip place={place} role="group" aria-label={`${awardNames(active).name}, progress`}>
      <Icon of={Hourglass} size="sm" />
      {place === 'game' ? (
        <Words active={active} />
      ) : (
        <Link to={paths.personalCenter('active-bonus')}>
          <Words active={active} />
        </Link>
      )}
    </Strip>
  );
}
