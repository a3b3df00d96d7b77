import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderFeature } from '#testing/render-feature.tsx';
import { LevelBadge } from './level-badge.tsx';

it('takes its named size as a style and not as an attribute of the picture', () => {
  renderFeature(<LevelBadge level={3} size="lg" />);
  const picture = document.querySelector('img[src="/art/levels/3-earned.svg"]');
  expect(picture).toBeTruthy();
  expect(picture?.hasAttribute('size')).toBe(false);
  expect(picture && getComputedStyle(picture).width).toBe('64px');
});

it('shows its number as long as its picture does not come', () => {
  renderFeature(<LevelBadge level={3} size="lg" />);
  const picture = document.querySelector('img') ?? document.body;
  fireEvent.error(picture);
  expect(screen.getByText('3')).toBeDefined();
  expect(picture.hidden).toBe(true);
  fireEvent.load(picture);
  expect(screen.queryByText('3')).toBeNull();
  expect(picture.hidden).toBe(false);
});
