import { chakra } from '@chakra-ui/react';
import { displayAmount } from '@magpie/domain/format';
import { playedTimeText } from '@magpie/domain/play';
import { Amount } from '@magpie/ui';
import type { JSX } from 'react';
import { balancesHidden } from '#shared/balances-hidden/index.ts';
import { useAtNow } from '#shared/clock/index.ts';
import { useStore } from '#shared/store/index.ts';
import type { PacedSession } from './use-game-session.ts';

const Figures = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '5',
    rowGap: '1',
    m: '0',
    textStyle: 'caption',
    '& > div': { display: 'flex', gap: '1.5' },
    '& dt': { color: 'fg.subtle' },
    '& dd': { m: '0', fontWeight: '600' },
  },
  variants: {
    short: {
      true: {
        // On a phone two lines: an amount that is cut off reads as another one.
        flexWrap: { base: 'wrap', md: 'nowrap' },
        whiteSpace: 'nowrap',
        columnGap: { base: '3', md: '5' },
        rowGap: '0',
        py: { base: '1', md: '0' },
        '& [data-part=detail]': { display: { base: 'none', md: 'flex' } },
      },
    },
  },
});

export interface PlayerFiguresProps {
  readonly currency: PacedSession['currency'];
  readonly figures: PacedSession['figures'];
  /** When the play began that they are of. */
  readonly from: string;
  /** Without what was won where there is room for one line only. */
  readonly short?: boolean;
}

/** Time played, staked, won and the result. Read when it is looked for: nothing is announced as it changes. */
export function PlayerFigures({ currency, figures, from, short = false }: PlayerFiguresProps): JSX.Element {
  const hidden = useStore(balancesHidden);
  const time = useAtNow((now) => playedTimeText(new Date(from), now));
  const amount = (value: string) => {
    const text = displayAmount(value, currency.type);
    const sign = text.startsWith('-') ? '-' : '';
    return <Amount symbol={sign + currency.symbol} text={text.slice(sign.length)} concealed={hidden} />;
  };
  return (
    <Figures short={short}>
      <div>
        <dt>{short ? 'Time' : 'Time played'}</dt>
        <dd>{time}</dd>
      </div>
      <div>
        <dt>Staked</dt>
        <dd>{amount(figures.staked)}</dd>
      </div>
      <div data-part="detail">
        <dt>Won</dt>
        <dd>{amount(figures.won)}</dd>
      </div>
      <div>
        <dt>Result</dt>
        <dd>{amount(figures.net)}</dd>
      </div>
    </Figures>
  );
}
