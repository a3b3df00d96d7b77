import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { DialogRays } from './dialog-art.tsx';

afterEach(() => {
  document.documentElement.classList.remove('light');
});

it('keeps the ink ground that the rays are drawn for in the light theme', () => {
  document.documentElement.classList.add('light');
  renderUi(<DialogRays>Level 3</DialogRays>);
  const frame = screen.getByText('Level 3').parentElement;
  expect(frame && getComputedStyle(frame).backgroundColor).toBe('rgb(17, 23, 23)');
});
