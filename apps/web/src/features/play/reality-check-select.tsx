import { chakra } from '@chakra-ui/react';
import { realityCheckIntervals, realityCheckLabel } from '@magpie/domain/play';
import { Icon } from '@magpie/ui';
import { AlarmClock } from 'lucide-react';
import type { JSX } from 'react';
import { useRealityCheckInterval } from './use-reality-check-interval.ts';

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: '1.5',
    textStyle: 'caption',
    color: 'fg.subtle',
    '& svg': { flex: 'none', boxSize: '4' },
    '& span': { display: { base: 'none', md: 'block' } },
    '& select': {
      minW: '0',
      maxW: { base: '20', md: '44' },
      h: '11',
      bg: 'bg',
      color: 'fg',
      fontWeight: '600',
      textOverflow: 'ellipsis',
    },
  },
});

/** The choice of the reality check in the bar of a game. */
export function RealityCheckSelect({ onChosen }: { readonly onChosen: () => void }): JSX.Element {
  const { interval, unknown, failed, saving, choose } = useRealityCheckInterval();
  const save = async (value: string) => {
    if (await choose(value)) onChosen();
  };
  return (
    <Choice>
      <Icon of={AlarmClock} />
      <span>Reality check</span>
      <select
        aria-label="Reality check"
        disabled={unknown && !failed}
        aria-busy={saving}
        value={interval}
        onChange={(event) => {
          void save(event.target.value);
        }}
      >
        {realityCheckIntervals.map((each) => (
          <option key={each} value={each}>
            {realityCheckLabel(each)}
          </option>
        ))}
      </select>
    </Choice>
  );
}
