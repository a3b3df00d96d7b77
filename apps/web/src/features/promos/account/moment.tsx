import { chakra } from '@chakra-ui/react';
import { accountDay, accountTime } from '@magpie/domain/format';
import type { JSX } from 'react';
import { shownTimeZone } from '#shared/time-zone/index.ts';

const Parts = chakra('span', {
  base: {
    whiteSpace: 'nowrap',
    // In a table, moments of one line each would leave too little room for the outcome.
    '& > [data-part=dash]': { md: { srOnly: true } },
    '& > [data-part=time]': { md: { display: 'block', textStyle: 'caption', color: 'fg.subtle' } },
  },
});

/** A moment in a row of a history: in a table its time stands below its day. */
export function Moment({ at }: { readonly at: string }): JSX.Element {
  const zone = shownTimeZone();
  return (
    <Parts>
      {accountDay(at, zone)}
      <span data-part="dash"> - </span>
      <span data-part="time">{accountTime(at, zone)}</span>
    </Parts>
  );
}
