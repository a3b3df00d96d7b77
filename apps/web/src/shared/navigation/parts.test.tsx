import { render } from '@testing-library/react';
import { Suspense, type JSX } from 'react';
import { expect, it, vi } from 'vitest';
import { fetchParts, lazyPart } from './index.ts';

const shown = (part: JSX.Element) =>
  render(<Suspense fallback="A gap">{part}</Suspense>).container.textContent;

it('draws parts whose code was fetched before without a gap, those within others too', async () => {
  const Outer = lazyPart(() => {
    const Inner = lazyPart(() => Promise.resolve({ FetchedInner: () => <b>inner</b> }), 'FetchedInner');
    return Promise.resolve({
      FetchedOuter: () => (
        <p>
          outer <Inner />
        </p>
      ),
    });
  }, 'FetchedOuter');
  await fetchParts(['FetchedInner', 'FetchedOuter']);
  expect(shown(<Outer />)).toBe('outer inner');
});

it('draws a gap for what was not fetched', () => {
  const Late = lazyPart(() => Promise.resolve({ NotFetched: () => <p>late</p> }), 'NotFetched');
  expect(shown(<Late />)).toBe('A gap');
});

it('goes past what cannot be fetched and what nobody knows', async () => {
  const load = vi.fn(() => Promise.reject(new Error('No network.')));
  lazyPart<'NeverFetched', object>(load, 'NeverFetched');
  await expect(fetchParts(['NeverFetched', 'NobodyKnows'])).resolves.toBeUndefined();
  expect(load).toHaveBeenCalledOnce();
});
