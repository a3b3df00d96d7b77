import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrandProvider } from '../theme/index.ts';

/** Renders inside Magpie's design system. */
export function renderUi(children: ReactNode): RenderResult {
  return render(children, {
    wrapper: ({ children: inner }) => <BrandProvider brand="magpie">{inner}</BrandProvider>,
  });
}
