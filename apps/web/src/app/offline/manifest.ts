import { siteOf } from '@magpie/domain/site';
import { appGround } from '@magpie/ui';

/** As tools/src/icons draws them. */
const icons = (code: string) => [
  ...[192, 512].map((size) => ({
    src: `/brands/${code}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any',
  })),
  { src: `/brands/${code}-maskable.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** What a device needs to know to install the site as an app. The page itself says the colour of the theme that is chosen. */
export function manifestOf(brand: string, description: string): string {
  const { code, title, displayName } = siteOf(brand);
  return JSON.stringify({
    id: '/',
    name: displayName,
    short_name: title,
    description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: appGround,
    theme_color: appGround,
    icons: icons(code),
  });
}
