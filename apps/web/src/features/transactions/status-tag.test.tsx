import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderFeature } from '#testing/render-feature.tsx';
import { StatusTag } from './status-tag.tsx';

it.each([
  ['PENDING', 'Pending', 'clock'],
  ['PROCESSING', 'Processing', 'hourglass'],
  ['APPROVED', 'Approved', 'circle-check'],
  ['REJECTED', 'Rejected', 'circle-alert'],
  ['CANCELLED', 'Cancelled', 'ban'],
] as const)('says %s of a payment by a word and an icon, not by a colour alone', (status, word, icon) => {
  renderFeature(<StatusTag status={status} />);
  expect(screen.getByText(word).querySelector(`.lucide-${icon}`)).toBeInstanceOf(SVGElement);
});
