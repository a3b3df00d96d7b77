import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Select } from './select.tsx';

describe('Select', () => {
  it('puts choices that belong together under their heading', () => {
    const group = 'Australia';
    const options = [
      { value: 'UTC', label: 'UTC' },
      { value: 'Australia/Perth', label: 'Perth', group },
      { value: 'Australia/Sydney', label: 'Sydney', group },
    ];
    renderUi(<Select label="Timezone" options={options} />);
    expect(screen.getByRole('group', { name: group }).textContent).toBe('PerthSydney');
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });
});
