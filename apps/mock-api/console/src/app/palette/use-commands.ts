import { skipToken } from '@apollo/client/react';
import { verbs, type Verb } from '@magpie/domain/verbs';
import { useConsolePeopleQuery, useConsoleWorldsQuery } from '@magpie/gql/console';
import { AdvanceClockDocument, JumpClockDocument } from '@magpie/gql/control';
import { toaster } from '@magpie/ui';
import { FastForward, Globe, LogIn, MonitorSmartphone, User, Zap } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { refusalOf } from '#kit/reason.ts';
import { useAct } from '#kit/use-act.ts';
import { addressOf } from '#sections/people/address-of.ts';
import { useEnter } from '#sections/people/use-enter.ts';
import { filled } from '#sections/verbs/inputs.ts';
import { verbPlace } from '#sections/verbs/places.ts';
import { useSend } from '#sections/verbs/use-send.ts';
import { placeOf, sections } from '../places.ts';
import { clockMoves } from './clock-moves.ts';
import type { Command } from './commands.ts';

function useMoves(world: string): Command[] {
  const { run } = useAct();
  return clockMoves.map(({ id, label, hint, ...move }) => ({
    ...{ id, group: 'Do', label, hint, icon: FastForward },
    run: () => {
      void ('by' in move
        ? run(AdvanceClockDocument, { world, ...move }, 'The clock went on.')
        : run(JumpClockDocument, { world, ...move }, 'The clock went on.'));
    },
  }));
}

/** A verb that needs nothing but the world is carried out at once, any other one shows its form. */
function useVerbs(world: string): Command[] {
  const go = useNavigate();
  const send = useSend();
  const carryOut = async (verb: Verb, inputs: Readonly<Record<string, unknown>>) => {
    try {
      await send(verb, inputs);
      toaster.show({ tone: 'success', title: `${verb.words}: done.`, duration: 4000 });
    } catch (error) {
      toaster.show({ tone: 'danger', title: refusalOf(error), duration: 8000 });
    }
  };
  return verbs.map((verb) => {
    const form = filled(verb, { world });
    const atOnce = verb.changes && verb.area !== 'worlds' && form.ok;
    return {
      ...{ id: `verb ${verb.words}`, group: 'Do', label: verb.words, hint: verb.summary, icon: Zap },
      run: () => {
        void (atOnce ? carryOut(verb, form.inputs) : go(verbPlace(world, verb.words)));
      },
    };
  });
}

function usePeople(world: string, open: boolean): Command[] {
  const go = useNavigate();
  const enter = useEnter(world);
  const { data } = useConsolePeopleQuery(
    open ? { variables: { world }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  return (data?.worldMembers ?? []).flatMap(({ id, email, name }): Command[] => {
    const who = addressOf({ id, email });
    const hint = name ?? '';
    return [
      {
        ...{ id: `person ${id}`, group: 'People', label: who, hint, icon: User },
        run: () => {
          void go(placeOf(world, 'people', who));
        },
      },
      {
        ...{ id: `enter ${id}`, group: 'Log in', label: `Log in as ${who}`, hint, icon: LogIn },
        run: () => {
          void enter.logIn(who);
        },
      },
      {
        ...{ id: `devices ${id}`, group: 'Two devices', label: `Two devices of ${who}`, hint },
        icon: MonitorSmartphone,
        run: () => {
          enter.sideBySide(who);
        },
      },
    ];
  });
}

/** All that the palette offers in a world. @param open whether it is looked at, so that people and worlds are asked for */
export function useCommands(world: string, open: boolean): Command[] {
  const go = useNavigate();
  const steps = useMoves(world);
  const deeds = useVerbs(world);
  const people = usePeople(world, open);
  const { data } = useConsoleWorldsQuery(open ? { fetchPolicy: 'cache-and-network' } : skipToken);
  const to = (place: string) => () => {
    void go(place);
  };
  return [
    ...sections.map(({ name, title, icon }) => ({
      ...{ id: `section ${name}`, group: 'Go to', label: title, icon },
      run: to(placeOf(world, name)),
    })),
    ...steps,
    ...deeds,
    ...people,
    ...(data?.worlds ?? []).map(({ id }) => ({
      ...{ id: `world ${id}`, group: 'Worlds', label: id, hint: 'switch', icon: Globe },
      run: to(placeOf(id)),
    })),
  ];
}
