import type { AreaNames } from './names.ts';
import type { Files } from './server-files.ts';

function feature({ kebab, camel, pascal, title }: AreaNames): Files {
  const folder = `apps/web/src/features/${kebab}`;
  return {
    [`${folder}/index.ts`]: `import { lazyPage } from '#shared/navigation/index.ts';

export const ${pascal}Page = lazyPage(() => import('./${kebab}-page.tsx'), '${pascal}Page');
`,
    [`${folder}/${kebab}-page.tsx`]: `import { skipToken } from '@apollo/client/react';
import { use${pascal}OpenQuery } from '@magpie/gql/${kebab}';
import type { JSX } from 'react';
import { useSession } from '../session/index.ts';

function statusText(signedIn: boolean, open: boolean | undefined): string {
  if (!signedIn) return 'Log in to see this page.';
  if (open === undefined) return 'Loading.';
  return open ? '${title} is open.' : '${title} is not open yet.';
}

export function ${pascal}Page(): JSX.Element {
  const { signedIn } = useSession();
  const { data } = use${pascal}OpenQuery(signedIn ? {} : skipToken);
  return (
    <>
      <h1>${title}</h1>
      <p>{statusText(signedIn, data?.${camel}Open)}</p>
    </>
  );
}
`,
    [`${folder}/${kebab}-page.test.tsx`]: `import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { ${pascal}Page } from './${kebab}-page.tsx';

it.each([
  [true, '${title} is open.'],
  [false, '${title} is not open yet.'],
])('tells a member when open is %s: %s', async (open, text) => {
  fakePlatform({ ${pascal}Open: () => ({ ${camel}Open: open }) });
  renderFeature(<${pascal}Page />, { member: true });
  expect(await screen.findByText(text)).toBeInstanceOf(HTMLElement);
});

it('asks a visitor to log in and asks the platform nothing', () => {
  const platform = fakePlatform({});
  renderFeature(<${pascal}Page />);
  expect(screen.getByText('Log in to see this page.')).toBeInstanceOf(HTMLElement);
  expect(platform.variablesOf('${pascal}Open')).toEqual([]);
});
`,
  };
}

export function webFiles(names: AreaNames): Files {
  const { kebab, title } = names;
  return {
    ...feature(names),
    [`e2e/${kebab}.spec.ts`]: `import { expect, expectAccessible, test } from './support/test.ts';

test('a visitor finds the page and is asked to log in', async ({ page }) => {
  await page.goto('/${kebab}');
  await expect(page.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  await expect(page.getByText('Log in to see this page.')).toBeVisible();
  await expectAccessible(page);
});
`,
  };
}
