import { defaultRealityCheck, realityCheckIntervals, realityCheckLabel } from '@magpie/domain/play';
import { useRealityCheckIntervalQuery, useSetRealityCheckIntervalMutation } from '@magpie/gql/play';
import { Select } from '@magpie/ui/forms';
import type { JSX } from 'react';
import { toasts } from '#shared/toasts/index.ts';

const options = realityCheckIntervals.map((value) => ({ value, label: realityCheckLabel(value) }));

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
    <Select
      label="Reality check"
      options={options}
      loading={loading && !data}
      busy={saving}
      value={data?.realityCheckInterval ?? defaultRealityCheck}
      onChange={(event) => {
        void save(event.target.value);
      }}
    />
  );
}
