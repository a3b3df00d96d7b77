import { skipToken } from '@apollo/client/react';
import {
  ConsoleAdvanceClockDocument,
  ConsoleClearFaultsDocument,
  ConsoleFreezeClockDocument,
  ConsoleSetMaintenanceDocument,
  useConsolePeopleQuery,
  useConsoleWorldsQuery,
} from '@magpie/gql/console';
import { Eraser, FastForward, Globe, LogIn, MonitorSmartphone, Snowflake, User, Wrench } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useAct } from '#kit/use-act.ts';
import { useEnter } from '#sections/people/use-enter.ts';
import { placeOf, sections } from '../places.ts';
import type { Command } from './commands.ts';

/** What changes the world at one press. */
function useDeeds(world: string): Command[] {
  const { run } = useAct();
  const advance = (by: string, label: string): Command => ({
    ...{ id: `advance ${by}`, group: 'Do', label, hint: 'clock', icon: FastForward },
    run: () => {
      void run(ConsoleAdvanceClockDocument, { world, by }, `${label}: done.`);
    },
  });
  const freeze = (frozen: boolean): Command => ({
    id: `freeze ${String(frozen)}`,
    ...{ group: 'Do', label: frozen ? 'Freeze the clock' : 'Let the clock run', icon: Snowflake },
    run: () => {
      const told = frozen ? 'The clock stands still.' : 'The clock runs.';
      void run(ConsoleFreezeClockDocument, { world, frozen }, told);
    },
  });
  const maintain = (on: boolean): Command => ({
    id: `maintenance ${String(on)}`,
    ...{ group: 'Do', label: on ? 'Begin maintenance' : 'End maintenance', icon: Wrench },
    run: () => {
      const told = on ? 'Maintenance has begun.' : 'Maintenance is over.';
      void run(ConsoleSetMaintenanceDocument, { world, on }, told);
    },
  });
  const clear: Command = {
    ...{ id: 'clear faults', group: 'Do', label: 'End all faults', icon: Eraser },
    run: () => {
      void run(ConsoleClearFaultsDocument, { world }, 'Nothing goes wrong on purpose any more.');
    },
  };
  const moves = [advance('PT1H', 'Move the clock one hour on'), advance('P1D', 'Move the clock one day on')];
  return [...moves, freeze(true), freeze(false), clear, maintain(true), maintain(false)];
}

/** All that the palette offers in a world. @param open whether it is looked at, so that people and worlds are asked for */
export function useCommands(world: string, open: boolean): Command[] {
  const go = useNavigate();
  const enter = useEnter(world);
  const deeds = useDeeds(world);
  const people = useConsolePeopleQuery(
    open ? { variables: { world }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const worlds = useConsoleWorldsQuery(open ? { fetchPolicy: 'cache-and-network' } : skipToken);
  const to = (place: string) => () => {
    void go(place);
  };
  const ofPeople = (people.data?.worldMembers ?? []).flatMap(({ email, name }): Command[] => {
    const hint = name ?? '';
    return [
      {
        id: `person ${email}`,
        group: 'People',
        label: email,
        hint,
        icon: User,
        run: to(placeOf(world, 'people', email)),
      },
      {
        ...{ id: `enter ${email}`, group: 'Log in', label: `Log in as ${email}`, hint, icon: LogIn },
        run: () => {
          void enter.logIn(email);
        },
      },
      {
        ...{ id: `devices ${email}`, group: 'Two devices', label: `Two devices of ${email}`, hint },
        icon: MonitorSmartphone,
        run: () => {
          enter.sideBySide(email);
        },
      },
    ];
  });
  return [
    ...sections.map(({ name, title, icon }) => ({
      ...{ id: `section ${name}`, group: 'Go to', label: title, icon },
      run: to(placeOf(world, name)),
    })),
    ...deeds,
    ...ofPeople,
    ...(worlds.data?.worlds ?? []).map(({ id }) => ({
      ...{ id: `world ${id}`, group: 'Worlds', label: id, hint: 'switch', icon: Globe },
      run: to(placeOf(id)),
    })),
  ];
}
