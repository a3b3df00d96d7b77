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

/** Which page is shown at which address (spec 1 §2). Pages are fetched when they are first shown. */
export function AppRoutes(): JSX.Element {
  return (
    <Routes>
      <Route element={<PageFrame />}>
        <Route
          path={routePatterns.maintenance}
          element={
            <Titled title="Under maintenance">
              <MaintenancePage />
            </Titled>
          }
        />
        <Route
          path={routePatterns.underMaintenance}
          element={
            <Titled title="Under maintenance">
              <MaintenancePage />
            </Titled>
          }
        />
      </Route>
      <Route element={<Layout />}>
        <Route element={<PageFrame />}>
          <Route path={routePatterns.home} element={<HomePage />} />
          <Route
            path={routePatterns.casino}
            element={
              <Titled title="Casino">
                <CasinoPage />
              </Titled>
            }
          />
          <Route
            path={routePatterns.casinoLobby}
            element={
              <Titled title="Casino">
                <CasinoPage />
              </Titled>
            }
          />
          <Route
            path={routePatterns.casinoProviders}
            element={
              <Titled title="Providers">
                <ProvidersPage />
              </Titled>
            }
          />
          <Route path={routePatterns.casinoType} element={<CasinoTypePage notFound={<NotFoundPage />} />} />
          <Route
            path={routePatterns.sportsbook}
            element={
              <Titled title="Sportsbook">
                <SportsbookPage />
              </Titled>
            }
          />
          <Route
            path={routePatterns.promotions}
            element={
              <Titled title="Promotions">
                <PromotionsPage />
              </Titled>
            }
          />
          <Route path={routePatterns.promotion} element={<PromotionPage />} />
          <Route path={routePatterns.bonus} element={<BonusPage />} />
          <Route
            path={routePatterns.cashbacks}
            element={
              <Titled title="Cashbacks">
                <CashbacksPage />
              </Titled>
            }
          />
          <Route path={routePatterns.cashback} element={<CashbackPage />} />
          <Route
            path={routePatterns.tournament}
            element={
              <Titled title="Tournament">
                <TournamentPage />
              </Titled>
            }
          />
          <Route
            path={routePatterns.jackpot}
            element={
              <Titled title="Jackpot">
                <JackpotPage />
              </Titled>
            }
          />
          <Route
            path={routePatterns.supportStart}
            element={<Navigate to={paths.support('contact-us')} replace />}
          />
          <Route
            path={routePatterns.support}
            element={
              <SupportPage
                notFound={
                  <Titled title="Page Not Found">
                    <NotFoundPage />
                  </Titled>
                }
              />
            }
          />
          <Route path={routePatterns.vipLevels} element={<MarketingPage page="vip-levels" />} />
          <Route path={routePatterns.vipClub} element={<MarketingPage page="vip-club" />} />
          <Route path={routePatterns.weeklyCashback} element={<MarketingPage page="weekly-cashback" />} />
          <Route
            path={routePatterns.vip}
            element={
              <Titled title="VIP">
                <VipPage />
              </Titled>
            }
          />
          <Route
            path={routePatterns.levelingSystem}
            element={
              <Titled title="Levelling system">
                <LevelingSystemPage />
              </Titled>
            }
          />
          <Route
            path={routePatterns.personalCenter}
            element={
              <Titled title="Personal Center">
                <PersonalCenterPage />
              </Titled>
            }
          />
          <Route
            path="*"
            element={
              <Titled title="Page Not Found">
                <NotFoundPage />
              </Titled>
            }
          />
        </Route>
      </Route>
    </Routes>
  );
}
