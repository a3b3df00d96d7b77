import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePlatform, type Answers, type FakePlatform } from '#testing/fake-platform.ts';
import { renderFeature, type FeatureSetting, type RenderedFeature } from '#testing/render-feature.tsx';
import { PromosPage } from '../list/promos-page.tsx';
import { promoAnswers, type SamplePromo } from '#testing/sample-promos.ts';

/** The rendered page and the platform behind it. */
export interface OpenPromos extends RenderedFeature {
  readonly platform: FakePlatform;
}

/** Opens '/promotions' on a platform with these promos; `answers` come on top of {@link promoAnswers}. */
export function openPromos(
  promos: readonly SamplePromo[],
  setting: FeatureSetting = {},
  answers: Answers = {},
): OpenPromos {
  const platform = fakePlatform({ ...promoAnswers(promos), ...answers });
  return { platform, ...renderFeature(<PromosPage />, { at: '/promotions', ...setting }) };
}

/** The card of a promo or bonus, as soon as it is there. */
export const card = (name: string): Promise<HTMLElement> => screen.findByRole('article', { name });

/** Presses a button of a card. */
export async function press(name: string, button: string): Promise<void> {
  await userEvent.click(await within(await card(name)).findByRole('button', { name: button }));
}
