import type { ObservableQuery } from '@apollo/client';
import type { ConsoleHeaderQuery, ConsoleHeaderQueryVariables } from '@magpie/gql/console';
import { useEffect, useState } from 'react';
import type { ClockReading } from '#kit/world-clock.tsx';

/** What answers tell of the clock, with the moment at which each came. */
export function useReading(
  answers: ObservableQuery<ConsoleHeaderQuery, ConsoleHeaderQueryVariables>,
): ClockReading | null {
  const [reading, setReading] = useState<ClockReading | null>(null);
  useEffect(() => {
    const heard = answers.subscribe(({ data }) => {
      const world = data?.world;
      if (!world?.now || world.frozen === undefined || world.rate === undefined) return;
      const { now, frozen, rate } = world;
      const shown = Date.parse(now);
      setReading((last) =>
        last?.shown === shown && last.frozen === frozen && last.rate === rate
          ? last
          : { shown, read: performance.now(), frozen, rate },
      );
    });
    return () => {
      heard.unsubscribe();
    };
  }, [answers]);
  return reading;
}
