import { chakra } from '@chakra-ui/react';
import { accountDate, betDate, longMoment, promoDate, promoTime, type Instant } from '@magpie/domain/format';
import type { JSX } from 'react';
import { whereTable } from '../records/where-table.ts';
import { shownTimeZone } from '../time-zone/index.ts';
import { DateFigures } from './date-figures.tsx';

const Time = chakra('time', {
  variants: {
    stacked: {
      true: {
        whiteSpace: 'nowrap',
        '& > [data-part=time]': whereTable({ display: 'block', textStyle: 'caption', color: 'fg.subtle' }),
      },
    },
  },
});

const inFigures = { ACCOUNT: accountDate, BET: betDate } as const;

export interface MomentProps {
  readonly at: Instant;
  /** That of account lists (FMT-23), of betting histories (FMT-22), or of everything else (FMT-21), with the time or without. */
  readonly face: keyof typeof inFigures | 'DATE' | 'DATE_AND_TIME';
  /** Whether the time stands below the date where the rows are those of a table. */
  readonly stacked?: boolean;
}

/** A moment in the timezone of the person. The one place that chooses how a date on its own looks. */
export function Moment({ at, face, stacked = false }: MomentProps): JSX.Element | null {
  const zone = shownTimeZone();
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return null;
  return (
    <Time dateTime={moment.toISOString()} stacked={stacked}>
      {face === 'ACCOUNT' || face === 'BET' ? (
        <DateFigures short={inFigures[face](at, zone)} long={longMoment(at, zone)} />
      ) : (
        promoDate(at, zone)
      )}
      {face === 'DATE_AND_TIME' && (
        <>
          {' '}
          <span data-part="time">{promoTime(at, zone)}</span>
        </>
      )}
    </Time>
  );
}
