const world = 'id seed now frozen durable maintenance';

/** The operations on the control endpoint that the command line sends, by name. */
export const operations = {
  CreateWorld: `mutation CreateWorld($input: CreateWorldInput!) { createWorld(input: $input) { ${world} } }`,
  ResetWorld: `mutation ResetWorld($id: ID!) { resetWorld(id: $id) { ${world} } }`,
  DeleteWorld: 'mutation DeleteWorld($id: ID!) { deleteWorld(id: $id) }',
  Worlds: `query Worlds { worlds { ${world} snapshots { name } } }`,
  SnapshotWorld:
    'mutation SnapshotWorld($id: ID!, $name: String!) { snapshotWorld(id: $id, name: $name) { name world now } }',
  RestoreWorld: `mutation RestoreWorld($id: ID!, $name: String!) { restoreWorld(id: $id, name: $name) { ${world} } }`,
  World: `query World($id: ID!) { world(id: $id) { ${world} } }`,
  AdvanceClock: `mutation AdvanceClock($world: ID!, $by: String!) { advanceClock(world: $world, by: $by) { ${world} } }`,
  SetClock: `mutation SetClock($world: ID!, $to: DateTime!) { setClock(world: $world, to: $to) { ${world} } }`,
  FreezeClock: `mutation FreezeClock($world: ID!, $frozen: Boolean!) { freezeClock(world: $world, frozen: $frozen) { ${world} } }`,
  Mailbox:
    'query Mailbox($world: ID!, $to: String, $last: Int!) { mailbox(world: $world, to: $to, last: $last) { kind to subject body code sentAt } }',
  Push: `mutation Push($world: ID!, $member: ID!, $event: String!, $data: JSON!) {
    push(world: $world, member: $member, event: $event, data: $data)
  }`,
  SetFault: `mutation SetFault($world: ID!, $input: SetFaultInput!) {
    setFault(world: $world, input: $input) { id operation kind code message latencyMs probability timesLeft }
  }`,
  ClearFaults: 'mutation ClearFaults($world: ID!) { clearFaults(world: $world) }',
  Faults:
    'query Faults($world: ID!) { faults(world: $world) { id operation kind code message latencyMs probability timesLeft } }',
  SetConfig: `mutation SetConfig($world: ID!, $input: SetConfigInput!) {
    setConfig(world: $world, input: $input) {
      mobileNumberVerificationEnabled emailVerificationEnabled checkFraud multipleSession checkDepositLimit
      availableCurrencies enableGBG gbgTrigger gbgThresholdAmount detectedCountry captchaMode vendorsInMaintenance
      maintenance
    }
  }`,
  SetMaintenance:
    'mutation SetMaintenance($world: ID!, $on: Boolean!) { setMaintenance(world: $world, on: $on) }',
  Audit: 'query Audit($world: ID!) { audit(world: $world) { balanced entries violations } }',
  Requests: `query Requests($world: ID!, $last: Int!) {
    requests(world: $world, last: $last) { at endpoint operation member code httpStatus durationMs }
  }`,
} as const;

/** Name of one of the {@link operations}. */
export type OperationName = keyof typeof operations;
