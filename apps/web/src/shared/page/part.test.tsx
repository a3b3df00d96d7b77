import { BrandProvider } from '@magpie/ui';
import { render, screen, waitFor } from '@testing-library/react';
import type { JSX, ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyPart } from '../navigation/index.ts';
import { Part } from './part.tsx';

const Lost = lazyPart<'Lost', object>(() => Promise.reject(new Error('no such file')), 'Lost');

function page(part: ReactNode): JSX.Element {
  return (
    <BrandProvider brand="magpie">
      <p>The rest of the page</p>
      {part}
    </BrandProvider>
  );
}

describe('a part whose code cannot be fetched', () => {
  it('leaves the rest of the page, and offers to load it anew', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      page(
        <Part fallback={<p>On its way</p>}>
          <Lost />
        </Part>,
      ),
    );
    expect(await screen.findByRole('button', { name: 'Reload page' })).toBeTruthy();
    expect(screen.getByText('The rest of the page')).toBeTruthy();
    expect(screen.queryByText('On its way')).toBeNull();
  });

  it('goes without a word where it was an extra', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      page(
        <Part failed={null} fallback={<p>On its way</p>}>
          <Lost />
        </Part>,
      ),
    );
    await waitFor(() => {
      expect(error).toHaveBeenCalled();
    });
    expect(screen.queryByText('On its way')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('The rest of the page')).toBeTruthy();
  });
});
