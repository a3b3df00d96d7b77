import { Route, Routes } from 'react-router-dom';
import { fakePlatform, type Answers } from '#testing/fake-platform.ts';
import { renderFeature, type FeatureSetting } from '#testing/render-feature.tsx';
import { PromoPage } from '../detail/promo-page.tsx';
import { promoAnswers, type SamplePromo } from '#testing/sample-promos.ts';

/** Opens the page of a promo; `answers` come on top of {@link promoAnswers}. */
export function openPromo(promo: SamplePromo, setting: FeatureSetting = {}, answers: Answers = {}) {
  const platform = fakePlatform({ ...promoAnswers([promo]), ...answers });
  const page = (
    <Routes>
      <Route path="/promotions/:id" element={<PromoPage />} />
      <Route path="/promotions" element={<p>The list</p>} />
    </Routes>
  );
  return { platform, ...renderFeature(page, { at: `/promotions/${promo.id}`, ...setting }) };
}
