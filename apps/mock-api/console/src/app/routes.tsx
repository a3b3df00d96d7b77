import { EmptyState } from '@magpie/ui';
import type { JSX } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { ClockSection } from '#sections/clock/clock-section.tsx';
import { DevicesPage } from '#sections/devices/devices-page.tsx';
import { FaultsSection } from '#sections/faults/faults-section.tsx';
import { GraphqlSection } from '#sections/graphql/graphql-section.tsx';
import { InspectorSection } from '#sections/inspector/inspector-section.tsx';
import { JobsSection } from '#sections/jobs/jobs-section.tsx';
import { LedgerSection } from '#sections/ledger/ledger-section.tsx';
import { MailboxSection } from '#sections/mailbox/mailbox-section.tsx';
import { MomentsSection } from '#sections/moments/moments-section.tsx';
import { PeopleSection } from '#sections/people/people-section.tsx';
import { PersonPage } from '#sections/people/person-page.tsx';
import { SiteSection } from '#sections/site/site-section.tsx';
import { StoriesSection } from '#sections/stories/stories-section.tsx';
import { VerbsSection } from '#sections/verbs/verbs-section.tsx';
import { ComparePage } from '#sections/worlds/compare-page.tsx';
import { WorldsSection } from '#sections/worlds/worlds-section.tsx';
import { defaultWorld, placeOf } from './places.ts';
import { Shell } from './shell.tsx';
import { useWorld } from './use-world.ts';

/** Draws what is inside anew for another world, so that nothing of one shows in the next. */
function OfWorld(): JSX.Element {
  const world = useWorld();
  return (
    <Shell key={world} world={world}>
      <Outlet />
    </Shell>
  );
}

function NotFound(): JSX.Element {
  return (
    <EmptyState title="There is no such page" spot="not-found" level={1}>
      Choose a section, or press Ctrl K and type what you want.
    </EmptyState>
  );
}

export function ConsoleRoutes(): JSX.Element {
  return (
    <Routes>
      <Route path="/worlds/:world/people/:member/devices" element={<DevicesPage />} />
      <Route path="/worlds/:world" element={<OfWorld />}>
        <Route index element={<PeopleSection />} />
        <Route path="people" element={<PeopleSection />} />
        <Route path="people/:member" element={<PersonPage />} />
        <Route path="verbs" element={<VerbsSection />} />
        <Route path="verbs/:verb" element={<VerbsSection />} />
        <Route path="clock" element={<ClockSection />} />
        <Route path="mailbox" element={<MailboxSection />} />
        <Route path="inspector" element={<InspectorSection />} />
        <Route path="ledger" element={<LedgerSection />} />
        <Route path="faults" element={<FaultsSection />} />
        <Route path="jobs" element={<JobsSection />} />
        <Route path="stories" element={<StoriesSection />} />
        <Route path="site" element={<SiteSection />} />
        <Route path="moments" element={<MomentsSection />} />
        <Route path="worlds/compare" element={<ComparePage />} />
        <Route path="worlds" element={<WorldsSection />} />
        <Route path="graphql" element={<GraphqlSection />} />
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route path="*" element={<Navigate to={placeOf(defaultWorld)} replace />} />
    </Routes>
  );
}
