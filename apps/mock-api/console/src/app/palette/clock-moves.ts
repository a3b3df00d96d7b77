import { weekdays } from '@magpie/domain/calendar';
import { words } from '#kit/words.ts';

/** How the clock moves on at one press: by a duration, or to the next time that a weekday begins. */
export const clockMoves = [
  { id: 'advance PT1H', label: 'Move the clock one hour on', hint: 'clock advance', by: 'PT1H' },
  { id: 'advance P1D', label: 'Move the clock one day on', hint: 'clock advance', by: 'P1D' },
  ...weekdays.map((weekday) => ({
    ...{ id: `jump ${weekday}`, label: `Move the clock to next ${words(weekday)}`, hint: 'clock jump' },
    weekday,
  })),
] as const;
