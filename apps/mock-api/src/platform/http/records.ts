import type { Cause, Effects } from '../inspection/index.ts';
import { effectsText, isObject, recordRequest, withoutSecrets } from '../requests/index.ts';
import type { RequestEntry } from '../requests/index.ts';
import type { CallOrigin } from '../store/contract-types.ts';
import type { Call } from './call.ts';
import type { PlatformServices } from './services.ts';

const MAX_NAME = 100;

const cut = (text: string | undefined): string | null => text?.slice(0, MAX_NAME) ?? null;

function inspectedOf(call: Call, effects: readonly Effects[]): Pick<RequestEntry, 'inspected'> {
  if (!call.effects) return {};
  const { headers, refused } = call;
  return {
    inspected: {
      cause: call.cause,
      adminCode: cut(headers.adminCode),
      world: cut(headers.world),
      reason: refused?.reason ?? null,
      message: refused?.message ?? null,
      effects: effectsText(effects),
    },
  };
}

function entryOf(call: Call, httpStatus: number | null, effects: readonly Effects[]): RequestEntry {
  const { headers } = call;
  return {
    at: call.receivedAt,
    endpoint: call.endpoint,
    operation: call.operation,
    variables: isObject(call.variables) ? withoutSecrets(call.variables, call.secrets) : null,
    channel: cut(headers.channel),
    bearer: /^Bearer /i.test(headers.authorization ?? ''),
    memberId: call.caller?.id ?? null,
    code: call.code,
    httpStatus,
    durationMs: performance.now() - call.startedAt,
    ...inspectedOf(call, effects),
  };
}

/**
 * Keeps an answered call in its world's log, with secrets and long texts of its variables blotted out. One to the control
 * endpoint is kept in each world that it changed.
 * @param httpStatus null on the websocket.
 */
export async function recordCall(call: Call, httpStatus: number | null): Promise<void> {
  if (call.endpoint === 'CONTROL') {
    await recordControl(call, httpStatus);
    return;
  }
  try {
    await recordRequest(call.world, entryOf(call, httpStatus, call.effects ?? []));
  } catch (error) {
    call.logger.warn({ err: error }, 'call was not recorded');
  }
}

async function recordControl(call: Call, httpStatus: number | null): Promise<void> {
  const byWorld = Map.groupBy(call.effects ?? [], ({ world }) => world);
  const keeping = [...byWorld].map(([id, effects]) => {
    const entry = entryOf(call, httpStatus, effects);
    return keep(call.services, id, (now) => ({ ...entry, at: now }));
  });
  await Promise.all(keeping);
}

/** A world that is gone has no log. */
async function keep(
  services: PlatformServices,
  world: string,
  entry: (now: Date) => RequestEntry,
): Promise<void> {
  try {
    const found = await services.registry.get(world);
    await recordRequest(found, entry(found.now()));
  } catch (error) {
    services.logger.debug({ world, err: error }, 'call was not recorded');
  }
}

/** The kind of the job that was done. */
const jobIn = ({ changes }: Effects): string | null => {
  const kind = changes.find(({ table }) => table === 'jobRuns')?.rows[0]?.after?.['kind'];
  return typeof kind === 'string' ? kind : null;
};

const memberIn = ({ changes }: Effects): string | null => {
  for (const { rows } of changes)
    for (const { after } of rows) if (typeof after?.['memberId'] === 'string') return after['memberId'];
  return null;
};

/** Keeps what was done for a cause that is no call of a client, in each world that it changed. */
export async function recordCause(
  services: PlatformServices,
  cause: Cause,
  {
    origin,
    httpStatus = null,
    startedAt = performance.now(),
  }: {
    readonly origin: CallOrigin;
    readonly httpStatus?: number | null;
    readonly startedAt?: number;
  },
): Promise<void> {
  const durationMs = performance.now() - startedAt;
  const byWorld = Map.groupBy(cause.effects ?? [], ({ world }) => world);
  const keeping = [...byWorld].map(async ([id, effects]) => {
    const text = effectsText(effects);
    if (text === null) return;
    const [first] = effects;
    await keep(services, id, (now) => ({
      at: now,
      endpoint: origin,
      operation: cause.operation ?? (first && jobIn(first)) ?? null,
      variables: null,
      channel: null,
      bearer: false,
      memberId: (first && memberIn(first)) ?? null,
      code: null,
      httpStatus,
      durationMs,
      inspected: {
        cause: cause.cause,
        adminCode: null,
        world: null,
        reason: null,
        message: null,
        effects: text,
      },
    }));
  });
  await Promise.all(keeping);
}
