const world = 'id seed now frozen durable maintenance';
const held = 'id form member promo status expiresAt';

export const operations = {
  CreateWorld: `mutation CreateWorld($input: CreateWorldInput!) { createWorld(input: $input) { ${world} } }`,
  ResetWorld: `mutation ResetWorld($id: ID!) { resetWorld(id: $id) { ${world} } }`,
  DeleteWorld: 'mutation DeleteWorld($id: ID!) { deleteWorld(id: $id) }',
  FillCatalogue:
    'mutation FillCatalogue($world: ID!, $games: Int!) { fillCatalogue(world: $world, games: $games) }',
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
      maintenance contents { type title dateTimeUpdated }
    }
  }`,
  SetMaintenance:
    'mutation SetMaintenance($world: ID!, $on: Boolean!) { setMaintenance(world: $world, on: $on) }',
  Documents: `query Documents($world: ID!, $member: ID, $status: DocumentStatus) {
    worldDocuments(world: $world, member: $member, status: $status) {
      id email type status images remarks dateTimeCreated
    }
  }`,
  ReviewDocument: `mutation ReviewDocument($world: ID!, $document: ID!, $status: DocumentStatus!, $remarks: String) {
    reviewDocument(world: $world, document: $document, status: $status, remarks: $remarks)
  }`,
  SetMember: `mutation SetMember($world: ID!, $member: ID!, $input: SetMemberInput!) {
    setMember(world: $world, member: $member, input: $input) {
      id email status verified mobileNumberVerified depositBlocked withdrawalBlocked
    }
  }`,
  Payments: `query Payments($world: ID!, $member: ID!) {
    worldPayments(world: $world, member: $member) { id amount currency status dateTimeCreated }
  }`,
  AnswerPayment: `mutation AnswerPayment($world: ID!, $payment: ID!, $outcome: CashierOutcome!) {
    answerPayment(world: $world, payment: $payment, outcome: $outcome)
  }`,
  MoveDeposit: `mutation MoveDeposit($world: ID!, $deposit: ID!, $status: DepositStatus!) {
    moveDeposit(world: $world, deposit: $deposit, status: $status)
  }`,
  MoveWithdrawal: `mutation MoveWithdrawal($world: ID!, $withdrawal: ID!, $status: WithdrawalStatus!) {
    moveWithdrawal(world: $world, withdrawal: $withdrawal, status: $status)
  }`,
  ReverseDeposit:
    'mutation ReverseDeposit($world: ID!, $deposit: ID!) { reverseDeposit(world: $world, deposit: $deposit) }',
  LiftDispute:
    'mutation LiftDispute($world: ID!, $deposit: ID!) { liftDispute(world: $world, deposit: $deposit) }',
  PendingAwards: `query PendingAwards($world: ID!, $member: ID) {
    pendingAwards(world: $world, member: $member) { id member promo waitsFor dateTimeCreated expiresAt }
  }`,
  ReleaseAward:
    'mutation ReleaseAward($world: ID!, $award: ID!) { releaseAward(world: $world, award: $award) }',
  HeldRewards: `query HeldRewards($world: ID!, $member: ID!) {
    heldRewards(world: $world, member: $member) { ${held} }
  }`,
  GiveReward: `mutation GiveReward($world: ID!, $promo: ID!, $member: ID!) {
    giveReward(world: $world, promo: $promo, member: $member) { ${held} }
  }`,
  EndReward: `mutation EndReward($world: ID!, $reward: ID!, $ending: RewardEnding!) {
    endReward(world: $world, reward: $reward, ending: $ending) { ${held} }
  }`,
  EndTournament:
    'mutation EndTournament($world: ID!, $tournament: ID!) { endTournament(world: $world, tournament: $tournament) }',
  AdjustBalance: `mutation AdjustBalance($world: ID!, $member: ID!, $input: AdjustBalanceInput!) {
    adjustBalance(world: $world, member: $member, input: $input)
  }`,
  TransferBalance: `mutation TransferBalance($world: ID!, $member: ID!, $input: TransferBalanceInput!) {
    transferBalance(world: $world, member: $member, input: $input)
  }`,
  DrawJackpot: `mutation DrawJackpot($world: ID!, $jackpot: ID!, $member: ID!) {
    drawJackpot(world: $world, jackpot: $jackpot, member: $member) { id pool poolStatus status }
  }`,
  Audit: 'query Audit($world: ID!) { audit(world: $world) { balanced entries violations } }',
  Jobs: 'query Jobs($world: ID!, $last: Int!) { jobs(world: $world, last: $last) { kind due ran outcome key member } }',
  Requests: `query Requests($world: ID!, $last: Int!) {
    requests(world: $world, last: $last) { at endpoint operation member code httpStatus durationMs }
  }`,
} as const;

export type OperationName = keyof typeof operations;
