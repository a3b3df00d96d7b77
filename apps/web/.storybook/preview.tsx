import '@magpie/ui/fonts';
import { applyColourTheme, type Brand, BrandProvider, type ColourTheme } from '@magpie/ui';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect, type JSX } from 'react';
import { MemoryRouter } from 'react-router-dom';

const brands: readonly Brand[] = ['magpie', 'kookaburra', 'rosella', 'lorikeet'];

const themes: readonly ColourTheme[] = ['dark', 'light'];

function InTheme({ theme, children }: { readonly theme: ColourTheme; readonly children: JSX.Element }) {
  useEffect(() => {
    applyColourTheme(theme, document.documentElement);
  }, [theme]);
  return children;
}

const inBrand: Decorator<object> = (Story, { globals }) => (
  <BrandProvider brand={globals['brand'] as Brand}>
    <InTheme theme={globals['theme'] as ColourTheme}>
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    </InTheme>
  </BrandProvider>
);

const preview: Preview = {
  decorators: [inBrand],
  initialGlobals: { brand: 'magpie', theme: 'dark' },
  globalTypes: {
    brand: { toolbar: { title: 'Brand', items: [...brands], dynamicTitle: true } },
    theme: { toolbar: { title: 'Theme', items: [...themes], dynamicTitle: true } },
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: {
      options: Object.fromEntries(
        [320, 390, 768, 1366].map((width) => [
          `w${String(width)}`,
          { name: `${String(width)} px`, styles: { width: `${String(width)}px`, height: '844px' } },
        ]),
      ),
    },
    a11y: { test: 'error' },
  },
};

export default preview;
