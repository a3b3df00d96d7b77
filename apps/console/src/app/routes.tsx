import { EmptyState } from '@magpie/ui';
import type { JSX } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { ClockSection } from '#sections/clock/clock-section.tsx';
import { MailboxSection } from '#sections/mailbox/mailbox-section.tsx';
import { PeopleSection } from '#sections/people/people-section.tsx';
import { PersonPage } from '#sections/people/person-page.tsx';
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
      <Route path="/worlds/:world" element={<OfWorld />}>
        <Route index element={<PeopleSection />} />
        <Route path="people" element={<PeopleSection />} />
        <Route path="people/:member" element={<PersonPage />} />
        <Route path="clock" element={<ClockSection />} />
        <Route path="mailbox" element={<MailboxSection />} />
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route path="*" element={<Navigate to={placeOf(defaultWorld)} replace />} />
    </Routes>
  );
}
