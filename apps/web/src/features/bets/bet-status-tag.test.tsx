import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderFeature } from '#testing/render-feature.tsx';
import { BetStatusTag } from './bet-status-tag.tsx';

it.each([
  ['UNSETTLED', 'Unsettled', 'clock'],
  ['CANCELED', 'Canceled', 'ban'],
  ['CASHOUT', 'Cashout', 'hand-coins'],
  ['SETTLED', 'Settled', 'circle-check'],
] as const)('BETS-09 says %s by a word and an icon, not by a colour alone', (status, word, icon) => {
  renderFeature(<BetStatusTag status={status} />);
  const tag = screen.getByText(word);
  expect(tag.querySelector(`.lucide-${icon}`)).toBeInstanceOf(SVGElement);
});
