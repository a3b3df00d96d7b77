import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  AdjustBalanceDocument,
  AdvanceClockDocument,
  AuditDocument,
  ClearFaultsDocument,
  CreateWorldDocument,
  DeleteWorldDocument,
  EndSessionDocument,
  MailboxDocument,
  PushDocument,
  RequestsDocument,
  SetConfigDocument,
  SetFaultDocument,
  SetMaintenanceDocument,
  SetMemberDocument,
} from '@magpie/gql/control';
import type {
  AdjustBalanceInput,
  SessionEnding,
  SetConfigInput,
  SetFaultInput,
  SetMemberInput,
} from '@magpie/gql/control';
import { print } from 'graphql';
import { addresses } from './addresses.ts';

interface Answer<T> {
  readonly data?: T;
  readonly errors?: readonly { readonly message: string }[];
}

async function call<Result, Variables>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const response = await fetch(`${addresses.platform}/control/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: print(document), variables }),
  });
  const { data, errors } = (await response.json()) as Answer<Result>;
  if (!data || errors)
    throw new Error(
      `The control plane refused: ${errors?.map((error) => error.message).join(' ') ?? 'no data'}`,
    );
  return data;
}

/** Makes a world of a test's own and answers its id. */
export async function createWorld(): Promise<string> {
  const { createWorld: world } = await call(CreateWorldDocument, { input: {} });
  return world.id;
}

/** What a test does to its world from outside, as an operator or the passing of time would. */
export interface WorldControl {
  readonly id: string;
  delete(): Promise<void>;
  advance(by: string): Promise<void>;
  /** The code that was sent last to an address or number. Fails when none was. */
  codeFor(to: string): Promise<string>;
  push(member: string, event: string, data: object): Promise<void>;
  /** Books an adjustment on a wallet, which pushes the new balances. */
  adjustBalance(member: string, input: AdjustBalanceInput): Promise<void>;
  setFault(input: SetFaultInput): Promise<void>;
  clearFaults(): Promise<void>;
  setConfig(input: SetConfigInput): Promise<void>;
  setMaintenance(on: boolean): Promise<void>;
  setMember(member: string, input: SetMemberInput): Promise<void>;
  endSession(member: string, ending: SessionEnding): Promise<void>;
  audit(): Promise<{ readonly balanced: boolean; readonly violations: readonly string[] }>;
  /** The names of the last calls, newest first. */
  operations(): Promise<readonly (string | null)[]>;
}

async function done(work: Promise<unknown>): Promise<void> {
  await work;
}

/** The control of one world. */
export function controlOf(world: string): WorldControl {
  return {
    id: world,
    delete: () => done(call(DeleteWorldDocument, { id: world })),
    advance: (by) => done(call(AdvanceClockDocument, { world, by })),
    codeFor: async (to) => {
      const { mailbox } = await call(MailboxDocument, { world, to });
      const code = mailbox.find((mail) => mail.code !== null)?.code;
      if (!code) throw new Error(`No code was sent to ${to}.`);
      return code;
    },
    push: (member, event, data) => done(call(PushDocument, { world, member, event, data })),
    adjustBalance: (member, input) => done(call(AdjustBalanceDocument, { world, member, input })),
    setFault: (input) => done(call(SetFaultDocument, { world, input })),
    clearFaults: () => done(call(ClearFaultsDocument, { world })),
    setConfig: (input) => done(call(SetConfigDocument, { world, input })),
    setMaintenance: (on) => done(call(SetMaintenanceDocument, { world, on })),
    setMember: (member, input) => done(call(SetMemberDocument, { world, member, input })),
    endSession: (member, ending) => done(call(EndSessionDocument, { world, member, ending })),
    audit: async () => (await call(AuditDocument, { world })).audit,
    operations: async () => {
      const { requests } = await call(RequestsDocument, { world, last: 100 });
      return requests.map((request) => request.operation ?? null);
    },
  };
}
