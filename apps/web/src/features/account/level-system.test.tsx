import { toaster } from '@magpie/ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakePlatform, Refusal } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { LevelSystem } from './sections/level-system.tsx';

describe('the level section', () => {
  // 'Only logged' (2 §8) means no toast; the section itself still says that nothing came, see decision 021.
  it('SESS-39 shows no message for a level that cannot be fetched, but another try in its place', async () => {
    const platform = fakePlatform({
      AccountLevel: () => {
        throw new Refusal('INTERNAL_SERVER_ERROR', 'The level is not there.');
      },
    });
    renderFeature(<LevelSystem />, { member: true });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(toaster.current()).toBeUndefined();
    expect(screen.queryByText('The level is not there.')).toBeNull();
    const before = platform.variablesOf('AccountLevel').length;
    await userEvent.click(again);
    expect(platform.variablesOf('AccountLevel')).toHaveLength(before + 1);
    expect(toaster.current()).toBeUndefined();
  });
});
