import { screen, within } from '@testing-library/react';
import { fakePlatform, type Answers } from '#testing/fake-platform.ts';
import { renderFeature, type FeatureSetting } from '#testing/render-feature.tsx';
import { lobbyAnswers, type SampleGame } from '#testing/sample-catalogue.ts';
import { HomePage } from '../home-page.tsx';
// Loaded here, so that no test waits for a lazy part to be compiled.
import '../banner-carousel.tsx';
import '../jackpot-strip.tsx';
import '../../list/list-choices.tsx';
import '../../list/long-cards.tsx';
import '../../list/more-games.tsx';

export function openHome(games: readonly SampleGame[], setting: FeatureSetting = {}, answers: Answers = {}) {
  const platform = fakePlatform({ ...lobbyAnswers(games), ...answers });
  return { platform, ...renderFeature(<HomePage />, setting) };
}

export const cards = () => within(screen.getByRole('list', { name: 'Popular' })).getAllByRole('listitem');
export const chip = (name: string) => screen.findByRole('link', { name });
export const loadMore = () => screen.findByRole('button', { name: 'Load more' });
