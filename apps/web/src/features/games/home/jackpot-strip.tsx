import { chakra } from '@chakra-ui/react';
import { displayAmount } from '@magpie/domain/format';
import { useLobbyJackpotsQuery, type JackpotStrip_jackpotFragment } from '@magpie/gql/jackpots';
import { Amount, Icon } from '@magpie/ui';
import { ChevronRight } from 'lucide-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { JackpotMark } from '#shared/jackpot-mark/index.ts';
import { paths } from '#shared/navigation/index.ts';

const Strip = chakra('section', {
  base: {
    layerStyle: 'card',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(max-content, 1fr)',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollbarWidth: 'none',
    mt: { base: '3', md: '4' },
    // To both edges of a phone.
    mdDown: { mx: '-4', borderInlineWidth: '0', borderRadius: '0' },
    '& > a': {
      display: 'grid',
      gridTemplateColumns: '{sizes.11} 1fr auto',
      alignItems: 'center',
      gap: '3.5',
      px: { base: '4', lg: '5' },
      py: { base: '3', md: '4' },
      minW: '0',
      scrollSnapAlign: 'start',
      outlineOffset: '-2px',
      _hover: { bg: 'bg.muted' },
    },
    '& > a + a': { borderInlineStartWidth: '1px', borderColor: 'border.muted' },
    '& svg': { color: 'fg.subtle' },
    // Three of them have room on a tablet.
    mdToLg: {
      '& > a': { gridTemplateColumns: '{sizes.11} 1fr', gap: '2.5', px: '3' },
      '& > a > svg': { display: 'none' },
      '& .amount': { textStyle: 'money.md' },
    },
  },
});

/** As wide as the amount lets it be: a long name makes nothing wider. */
const Name = chakra('span', {
  base: {
    display: 'block',
    width: '0',
    minW: 'full',
    textStyle: { base: 'body.sm', md: 'caption', lg: 'body.sm' },
    color: 'fg.muted',
    truncate: true,
  },
});

function Entry({ jackpot }: { readonly jackpot: JackpotStrip_jackpotFragment }): JSX.Element {
  const name = jackpot.name.replace(/\s*jackpot$/i, '');
  return (
    <Link to={paths.jackpot}>
      <JackpotMark name={name} />
      <span>
        <Name>{name} jackpot</Name>
        <Amount
          size="lg"
          tone="money"
          symbol={jackpot.currency.symbol}
          text={displayAmount(jackpot.pool, jackpot.currency.type)}
        />
      </span>
      <Icon of={ChevronRight} size="sm" />
    </Link>
  );
}

/** The largest jackpots in a strip. It is an extra: while it loads, and when it cannot be loaded, nothing stands here. */
export function JackpotStrip(): JSX.Element | null {
  const { data } = useLobbyJackpotsQuery();
  const jackpots = data?.jackpots.edges ?? [];
  if (jackpots.length === 0) return null;
  return (
    <Strip aria-label="Jackpots">
      {jackpots.map(({ node }) => (
        <Entry key={node.id} jackpot={node} />
      ))}
    </Strip>
  );
}
