import { act, waitFor } from '@testing-library/react';
import { useMemberLevelQuery } from '@magpie/gql/levels';
import { expect, it } from 'vitest';
import { freshAfter } from '#shared/apollo/index.ts';
import { clockMoves } from '#shared/clock/index.ts';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { levelThree } from '#testing/sample-level.ts';
import { GapListener } from './gap-listener.ts';

function Level(): null {
  useMemberLevelQuery({ variables: { member: 'member-mia' }, context: freshAfter('CLOCK') });
  return null;
}

it('asks again for what may be over when the clock of the platform was moved', async () => {
  const platform = fakePlatform({ MemberLevel: () => levelThree() });
  renderFeature(
    <>
      <GapListener />
      <Level />
    </>,
    { member: true },
  );
  const asked = () => platform.variablesOf('MemberLevel').length;
  await waitFor(() => {
    expect(asked()).toBe(1);
  });
  act(() => {
    clockMoves.update((count) => count + 1);
  });
  await waitFor(() => {
    expect(asked()).toBe(2);
  });
});
