import type { JSX } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PersonalCenterPage } from '../features/account/index.ts';
import { CashbackPage, CashbacksPage } from '../features/cashback/index.ts';
import { CasinoPage, CasinoTypePage, HomePage, ProvidersPage } from '../features/games/index.ts';
import { JackpotPage } from '../features/jackpots/index.ts';
import { LevelingSystemPage, VipPage } from '../features/levels/index.ts';
import { SportsbookPage } from '../features/play/index.ts';
import { PromotionPage, PromotionsPage } from '../features/promos/index.ts';
import { MarketingPage, SupportPage } from '../features/support/index.ts';
import { TournamentPage } from '../features/tournaments/index.ts';
import { routePatterns } from '../shared/navigation/index.ts';
import { Layout, MaintenancePage, NotFoundPage } from '../shell/index.ts';
import { PageFrame } from './page-frame.tsx';

/** Which page is shown at which address (spec 1 §2). Pages are fetched when they are first shown. */
export function AppRoutes(): JSX.Element {
  return (
    <Routes>
      <Route element={<PageFrame />}>
        <Route path={routePatterns.maintenance} element={<MaintenancePage />} />
        <Route path={routePatterns.underMaintenance} element={<MaintenancePage />} />
      </Route>
      <Route element={<Layout />}>
        <Route element={<PageFrame />}>
          <Route path={routePatterns.home} element={<HomePage />} />
          <Route path={routePatterns.casino} element={<CasinoPage />} />
          <Route path={routePatterns.casinoLobby} element={<CasinoPage />} />
          <Route path={routePatterns.casinoProviders} element={<ProvidersPage />} />
          <Route path={routePatterns.casinoType} element={<CasinoTypePage notFound={<NotFoundPage />} />} />
          <Route path={routePatterns.sportsbook} element={<SportsbookPage />} />
          <Route path={routePatterns.promotions} element={<PromotionsPage />} />
          <Route path={routePatterns.promotion} element={<PromotionPage />} />
          <Route path={routePatterns.cashbacks} element={<CashbacksPage />} />
          <Route path={routePatterns.cashback} element={<CashbackPage />} />
          <Route path={routePatterns.tournament} element={<TournamentPage />} />
          <Route path={routePatterns.jackpot} element={<JackpotPage />} />
          <Route path={routePatterns.support} element={<SupportPage />} />
          <Route path={routePatterns.vipLevels} element={<MarketingPage page="vip-levels" />} />
          <Route path={routePatterns.vipClub} element={<MarketingPage page="vip-club" />} />
          <Route path={routePatterns.weeklyCashback} element={<MarketingPage page="weekly-cashback" />} />
          <Route path={routePatterns.vip} element={<VipPage />} />
          <Route path={routePatterns.levelingSystem} element={<LevelingSystemPage />} />
          <Route path={routePatterns.personalCenter} element={<PersonalCenterPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Route>
    </Routes>
  );
}
