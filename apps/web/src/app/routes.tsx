import type { JSX } from 'react';
import { Navigate, useRoutes, type RouteObject } from 'react-router-dom';
import { PersonalCenterPage } from '#features/account/index.ts';
import { CashbackPage, CashbacksPage } from '#features/cashback/index.ts';
import { CasinoPage, CasinoTypePage, HomePage, ProvidersPage } from '#features/games/index.ts';
import { JackpotPage } from '#features/jackpots/index.ts';
import { LevelingSystemPage, VipPage } from '#features/levels/index.ts';
import { SportsbookPage } from '#features/play/index.ts';
import { BonusPage, PromoPage, PromosPage } from '#features/promos/index.ts';
import { MarketingPage, SupportPage } from '#features/support/index.ts';
import { TournamentPage } from '#features/tournaments/index.ts';
import { paths, routePatterns } from '#shared/navigation/index.ts';
import { Layout, MaintenancePage, NotFoundPage } from '#shell/index.ts';
import { PageFrame } from './page-frame.tsx';
import { PageTitle } from './page-title.tsx';

const titled = (title: string, page: JSX.Element) => <PageTitle title={title}>{page}</PageTitle>;

const notFound = titled('Page Not Found', <NotFoundPage />);
const maintenance = titled('Under maintenance', <MaintenancePage />);
const casino = titled('Casino', <CasinoPage />);

/** Pages that stand alone, without header and menu (SHELL-17). */
const bare: readonly RouteObject[] = [
  { path: routePatterns.maintenance, element: maintenance },
  { path: routePatterns.underMaintenance, element: maintenance },
];

const pages: readonly RouteObject[] = [
  { path: routePatterns.home, element: <HomePage /> },
  { path: routePatterns.casino, element: casino },
  { path: routePatterns.casinoLobby, element: casino },
  { path: routePatterns.casinoProviders, element: titled('Providers', <ProvidersPage />) },
  { path: routePatterns.casinoType, element: <CasinoTypePage notFound={<NotFoundPage />} /> },
  { path: routePatterns.sportsbook, element: titled('Sportsbook', <SportsbookPage />) },
  { path: routePatterns.promotions, element: titled('Promotions', <PromosPage />) },
  { path: routePatterns.promotion, element: <PromoPage /> },
  { path: routePatterns.bonus, element: <BonusPage /> },
  { path: routePatterns.cashbacks, element: titled('Cashbacks', <CashbacksPage />) },
  { path: routePatterns.cashback, element: <CashbackPage /> },
  { path: routePatterns.tournament, element: titled('Tournament', <TournamentPage />) },
  { path: routePatterns.jackpot, element: titled('Jackpot', <JackpotPage />) },
  { path: routePatterns.supportStart, element: <Navigate to={paths.support('contact-us')} replace /> },
  { path: routePatterns.support, element: <SupportPage notFound={notFound} /> },
  { path: routePatterns.vipLevels, element: <MarketingPage page="vip-levels" /> },
  { path: routePatterns.vipClub, element: <MarketingPage page="vip-club" /> },
  { path: routePatterns.weeklyCashback, element: <MarketingPage page="weekly-cashback" /> },
  { path: routePatterns.vip, element: titled('VIP levels', <VipPage />) },
  { path: routePatterns.levelingSystem, element: titled('VIP levels', <LevelingSystemPage />) },
  { path: routePatterns.personalCenter, element: titled('Personal Center', <PersonalCenterPage />) },
  { path: '*', element: notFound },
];

const routes: RouteObject[] = [
  { element: <PageFrame />, children: [...bare] },
  { element: <Layout />, children: [{ element: <PageFrame />, children: [...pages] }] },
];

/** Which page is shown at which address (spec 1 §2). Pages are fetched when they are first shown. */
export function AppRoutes(): JSX.Element | null {
  return useRoutes(routes);
}
