export type FaultKindName =
  | 'LATENCY'
  | 'ERROR'
  | 'DROP_SOCKET'
  | 'NETWORK'
  | 'PARTIAL'
  | 'TIMEOUT'
  | 'MALFORMED'
  | 'REFUSE_SOCKET'
  | 'REORDER'
  | 'DUPLICATE'
  | 'CUT_UPLOAD';

export type FaultDoorName = 'MAIN' | 'PROMO' | 'AUTHENTICATION' | 'SUBSCRIPTIONS' | 'PICTURES' | 'DOCUMENTS';

/** A point of a door's way at which a fault may strike. */
export type FaultMoment =
  | 'graphqlCall'
  | 'callWithFiles'
  | 'serviceCall'
  | 'upload'
  | 'connect'
  | 'subscribe'
  | 'push'
  | 'file';

const momentsOfDoor = {
  MAIN: ['graphqlCall', 'callWithFiles', 'upload'],
  PROMO: ['graphqlCall'],
  AUTHENTICATION: ['serviceCall'],
  SUBSCRIPTIONS: ['connect', 'subscribe', 'push'],
  PICTURES: ['file'],
  DOCUMENTS: ['file'],
} as const satisfies Record<FaultDoorName, readonly FaultMoment[]>;

const calls = ['graphqlCall', 'callWithFiles', 'serviceCall'] as const;

const momentsOfKind: Readonly<Record<FaultKindName, readonly FaultMoment[]>> = {
  LATENCY: [...calls, 'connect', 'subscribe', 'push', 'file'],
  ERROR: [...calls, 'connect', 'subscribe', 'push', 'file'],
  NETWORK: [...calls, 'connect', 'subscribe', 'push', 'file'],
  DROP_SOCKET: ['subscribe', 'push'],
  PARTIAL: ['graphqlCall', 'push'],
  TIMEOUT: [...calls, 'push', 'file'],
  MALFORMED: [...calls, 'push', 'file'],
  REFUSE_SOCKET: ['connect'],
  REORDER: ['push'],
  DUPLICATE: ['push'],
  CUT_UPLOAD: ['upload'],
};

export const faultDoors = Object.keys(momentsOfDoor) as readonly FaultDoorName[];

/** The doors at which a kind does anything. */
export const doorsOfKind = (kind: FaultKindName): readonly FaultDoorName[] =>
  faultDoors.filter((door) => momentsOfDoor[door].some((moment) => momentsOfKind[kind].includes(moment)));

export interface FaultAim {
  readonly kind: FaultKindName;
  readonly door: FaultDoorName | null;
  readonly operation: string | null;
}

export interface FaultTarget {
  readonly door: FaultDoorName;
  readonly moment: FaultMoment;
  /** Name of the operation, or folder of a picture; null for a nameless one. */
  readonly operation: string | null;
}

/** Whether a fault is meant for what comes. Files, and the opening of a websocket, are met only by what names them. */
export function fitsFault({ kind, door, operation }: FaultAim, target: FaultTarget): boolean {
  if (!momentsOfKind[kind].includes(target.moment)) return false;
  if (door !== null && door !== target.door) return false;
  if (door === null && target.moment === 'file') return false;
  if (target.moment === 'upload') return true;
  if (target.moment === 'connect' && kind !== 'REFUSE_SOCKET') return operation === 'connect';
  return operation === null || operation === target.operation;
}
