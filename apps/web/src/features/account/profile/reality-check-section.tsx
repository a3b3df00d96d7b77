import { chakra } from '@chakra-ui/react';
import { realityCheckIntervals, realityCheckLabel } from '@magpie/domain/play';
import { Button, Skeleton, Text } from '@magpie/ui';
import { Select, type SelectOption } from '@magpie/ui/forms';
import type { JSX } from 'react';
import { toasts } from '#shared/toasts/index.ts';
import { useRealityCheckInterval } from '../../play/late.ts';
import { FormSection } from './form-section.tsx';

const Place = chakra('div', { base: { maxW: 'form', mt: '7' } });

const options: readonly SelectOption[] = realityCheckIntervals.map((interval) => ({
  value: interval,
  label: realityCheckLabel(interval),
}));

function Choice(): JSX.Element {
  const { interval, unknown, failed, saving, again, choose } = useRealityCheckInterval();
  if (failed)
    return (
      <div role="alert">
        <Text tone="muted">The reality check could not be loaded.</Text>
        <Button size="sm" onClick={again}>
          Try again
        </Button>
      </div>
    );
  if (unknown) return <Skeleton display="block" h="11" />;
  const save = async (value: string) => {
    if (await choose(value)) toasts.success('Reality check saved');
  };
  return (
    <Select
      label="Ask me while I play"
      options={options}
      value={interval}
      disabled={saving}
      onChange={(event) => {
        void save(event.target.value);
      }}
    />
  );
}

/** After how much play the member is asked whether to go on; saved as it is chosen. */
export function RealityCheckSection(): JSX.Element {
  return (
    <Place>
      <FormSection
        title="Reality check"
        note="A game pauses after this much play, shows what you staked and won, and asks whether to go on."
      >
        <div data-wide="">
          <Choice />
        </div>
      </FormSection>
    </Place>
  );
}
