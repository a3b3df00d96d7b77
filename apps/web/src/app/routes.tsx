import type { JSX } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PersonalCenterPage } from '../features/account/index.ts';
import { CashbackPage, CashbacksPage } from '../features/cashback/index.ts';
import { CasinoPage, CasinoTypePage, HomePage, ProvidersPage } from '../features/games/index.ts';
import { JackpotPage } from '../features/jackpots/index.ts';
import { LevelingSystemPage, VipPage } from '../features/levels/index.ts';
import { SportsbookPage } from '../features/play/index.ts';
import { BonusPage, PromotionPage, PromotionsPage } from '../features/promos/index.ts';
import { MarketingPage, SupportPage } from '../features/support/index.ts';
import { TournamentPage } from '../features/tournaments/index.ts';
import { paths, routePatterns } from '../shared/navigation/index.ts';
import { Layout, MaintenancePage, NotFoundPage } from '../shell/index.ts';
import { PageFrame } from './page-frame.tsx';
import { Titled } from './titled.tsx';

const titled = (title: string, page: JSX.Element): JSX.Element => <Titled title={title}>{page}</Titled>;

const maintenance = titled('Under maintenance', <MaintenancePage />);
const casino = titled('Casino', <CasinoPage />);
const notFound = titled('Page Not Found', <NotFoundPage />);

/** What is played. */
const playRoutes = (
  <>
    <Route path={routePatterns.home} element={<HomePage />} />
    <Route path={routePatterns.casino} element={casino} />
    <Route path={routePatterns.casinoLobby} element={casino} />
    <Route path={routePatterns.casinoProviders} element={titled('Providers', <ProvidersPage />)} />
    <Route path={routePatterns.casinoType} element={<CasinoTypePage notFound={<NotFoundPage />} />} />
    <Route path={routePatterns.sportsbook} element={titled('Sportsbook', <SportsbookPage />)} />
    <Route path={routePatterns.tournament} element={titled('Tournament', <TournamentPage />)} />
    <Route path={routePatterns.jackpot} element={titled('Jackpot', <JackpotPage />)} />
  </>
);

/** What is given. */
const rewardRoutes = (
  <>
    <Route path={routePatterns.promotions} element={titled('Promotions', <PromotionsPage />)} />
    <Route path={routePatterns.promotion} element={<PromotionPage />} />
    <Route path={routePatterns.bonus} element={<BonusPage />} />
    <Route path={routePatterns.cashbacks} element={titled('Cashbacks', <CashbacksPage />)} />
    <Route path={routePatterns.cashback} element={<CashbackPage />} />
    <Route path={routePatterns.vip} element={titled('VIP', <VipPage />)} />
    <Route path={routePatterns.levelingSystem} element={titled('Levelling system', <LevelingSystemPage />)} />
  </>
);

/** What is read. */
const textRoutes = (
  <>
    <Route
      path={routePatterns.supportStart}
      element={<Navigate to={paths.support('contact-us')} replace />}
    />
    <Route path={routePatterns.support} element={<SupportPage notFound={notFound} />} />
    <Route path={routePatterns.vipLevels} element={<MarketingPage page="vip-levels" />} />
    <Route path={routePatterns.vipClub} element={<MarketingPage page="vip-club" />} />
    <Route path={routePatterns.weeklyCashback} element={<MarketingPage page="weekly-cashback" />} />
  </>
);

/** Which page is shown at which address (spec 1 §2). Pages are fetched when they are first shown. */
export function AppRoutes(): JSX.Element {
  return (
    <Routes>
      <Route element={<PageFrame />}>
        <Route path={routePatterns.maintenance} element={maintenance} />
        <Route path={routePatterns.underMaintenance} element={maintenance} />
      </Route>
      <Route element={<Layout />}>
        <Route element={<PageFrame />}>
          {playRoutes}
          {rewardRoutes}
          {textRoutes}
          <Route
            path={routePatterns.personalCenter}
            element={titled('Personal Center', <PersonalCenterPage />)}
          />
          <Route path="*" element={notFound} />
        </Route>
      </Route>
    </Routes>
  );
}
