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
