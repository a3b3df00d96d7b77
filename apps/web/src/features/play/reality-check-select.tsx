import { chakra } from '@chakra-ui/react';
import { defaultRealityCheck, realityCheckIntervals, realityCheckLabel } from '@magpie/domain/play';
import { useRealityCheckIntervalQuery, useSetRealityCheckIntervalMutation } from '@magpie/gql/play';
import { Icon } from '@magpie/ui';
import { AlarmClock } from 'lucide-react';
import type { JSX } from 'react';
import { toasts } from '#shared/toasts/index.ts';

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    minW: '0',
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

/** After how much play the member is asked whether to go on. */
export function RealityCheckSelect({ onChosen }: { readonly onChosen: () => void }): JSX.Element {
  const { data, loading, refetch } = useRealityCheckIntervalQuery();
  const [choose, { loading: saving }] = useSetRealityCheckIntervalMutation();
  const save = async (value: string) => {
    const interval = realityCheckIntervals.find((known) => known === value);
    if (interval === undefined) return;
    try {
      await choose({ variables: { interval } });
      await refetch();
      onChosen();
    } catch (error) {
      toasts.failure(error, 'The reality check could not be changed');
    }
  };
  return (
    <Choice>
      <Icon of={AlarmClock} />
      <span>Reality check</span>
      <select
        aria-label="Reality check"
        disabled={loading && !data}
        aria-busy={saving}
        value={data?.realityCheckInterval ?? defaultRealityCheck}
        onChange={(event) => {
          if (!saving) void save(event.target.value);
        }}
      >
        {realityCheckIntervals.map((interval) => (
          <option key={interval} value={interval}>
            {realityCheckLabel(interval)}
          </option>
        ))}
      </select>
    </Choice>
  );
}
