import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import { act, render } from '@testing-library/react';
import axe from 'axe-core';
import { expect, it, vi } from 'vitest';
import preview from '../../.storybook/preview.tsx';

type StoryFile = { readonly default: Meta } & Readonly<Record<string, StoryObj>>;

const files = Object.entries({
  ...import.meta.glob<StoryFile>('../../../../libs/ui/src/**/*.stories.tsx', { eager: true }),
  ...import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true }),
});

const stories = files.flatMap(([path, file]) =>
  Object.entries(composeStories(file, preview)).map(
    ([name, Story]) => [path.split('/').at(-1)?.replace('.stories.tsx', '') ?? path, name, Story] as const,
  ),
);

const faces = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>('../../../../libs/ui/src/{index.ts,*/index.ts}', {
    eager: true,
  }),
);

/** What surrounds every story, and so has none of its own. */
const surroundings = ['BrandProvider'];

/** A page has landmarks and one heading of the first level; a part of it has not. Nothing is laid out, so that colours are not known. */
const ofPages = ['region', 'page-has-heading-one', 'landmark-one-main', 'color-contrast'];

async function violationsIn(place: Element): Promise<string[]> {
  const rules = Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(place, { rules, resultTypes: ['violations'], elementRef: false });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

it.each(stories)('the workbench shows %s: %s', async (_file, _name, Story) => {
  const { baseElement } = render(<Story />);
  await act(() => vi.dynamicImportSettled());
  expect(baseElement.querySelector('div *')).not.toBeNull();
  expect(await violationsIn(baseElement)).toEqual([]);
});

it('has each component of the design system in the workbench', () => {
  const shown = new Set(files.map(([, file]): unknown => file.default.component));
  const components = faces.flatMap((face) => Object.entries(face)).filter(([name]) => /^[A-Z]/.test(name));
  const missing = components.filter(([, component]) => !shown.has(component)).map(([name]) => name);
  expect(new Set(missing)).toEqual(new Set(surroundings));
});
