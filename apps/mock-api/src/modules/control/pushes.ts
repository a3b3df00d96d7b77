import { z } from 'zod';
import {
  controlReasons,
  decideEventData,
  decideEventName,
  decidePush,
  pushReasons,
} from '@magpie/domain/control';
import { refusalOf } from '#platform/graphql/index.ts';
import type { JsonObject } from '#platform/store/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import type { MemberRow } from '../account/index.ts';
import { causes } from './causes.ts';
import { eventData } from './event-data.ts';
import type { EventName } from './event-data.ts';
import { findMember } from './members.ts';

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEvent = (name: string): name is EventName => Object.hasOwn(eventData, name);

/** The same unit, and what is emitted in it from now on. */
function overheard(unit: Unit): { unit: Unit; last: (event: string, memberId: string) => JsonObject | null } {
  const heard: { name: string; memberId: string | null; payload: JsonObject }[] = [];
  const { db, world, now } = unit;
  return {
    unit: {
      ...{ db, world, now },
      id: (prefix) => unit.id(prefix),
      timelessId: (prefix) => unit.timelessId(prefix),
      random: () => unit.random(),
      integer: (min, max) => unit.integer(min, max),
      post: (entry) => unit.post(entry),
      setSettings: (patch) => {
        unit.setSettings(patch);
      },
      emit: (event) => {
        heard.push(event);
        unit.emit(event);
      },
    },
    last: (event, memberId) =>
      heard.findLast((each) => each.name === event && each.memberId === memberId)?.payload ?? null,
  };
}

async function cause(unit: Unit, member: MemberRow, event: EventName, data: unknown): Promise<void> {
  const given = isObject(data) ? data : {};
  const parsed = eventData[event].safeParse(given);
  const misfit = parsed.error ? z.prettifyError(parsed.error) : null;
  const fits = decideEventData(event, { isObject: isObject(data), misfit });
  if (!fits.allowed) throw refusalOf(controlReasons, fits);
  const listening = overheard(unit);
  const act = causes[event] as (unit: Unit, member: MemberRow, data: unknown) => Promise<unknown>;
  await act(listening.unit, member, parsed.data);
  const decision = decidePush(event, given, listening.last(event, member.id));
  if (!decision.allowed) throw refusalOf(pushReasons, decision);
}

/**
 * Does what an event tells of a member, so that state, ledger and push agree (SIM-02).
 * @throws Refusal BAD_USER_INPUT for an unknown event or data that its type does not allow, one of the reasons of what is done,
 *   or CONFLICT for data that would not be true; nothing has happened then
 */
export async function pushEvent(world: World, member: string, event: string, data: unknown): Promise<void> {
  const name = decideEventName(event, Object.keys(eventData));
  if (!name.allowed) throw refusalOf(controlReasons, name);
  if (!isEvent(event)) return;
  await world.write(async (unit) => cause(unit, await findMember(unit.db, member), event, data));
}
