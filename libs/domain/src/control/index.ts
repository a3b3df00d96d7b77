export { adjustmentReasons } from './adjustment-reasons.ts';
export type { AdjustmentDetails, AdjustmentReason } from './adjustment-reasons.ts';
export { decideAdjustment, payerOf } from './decide-adjustment.ts';
export type { AdjustmentFacts, AdjustmentPlan, Payer } from './decide-adjustment.ts';
export { callCursor, callListReasons, decideCallList, decideListSize } from './decide-call-list.ts';
export type { CallListPlan, CallListReason } from './decide-call-list.ts';
export {
  clockMoveReasons,
  decideClockAdvance,
  decideClockBeginning,
  decideClockJump,
  decideClockRate,
  decideClockSetting,
  lastClockMoment,
} from './decide-clock-move.ts';
export type { ClockMoveDetails, ClockMoveReason } from './decide-clock-move.ts';
export {
  controlReasons,
  decideEventData,
  decideEventName,
  decideFault,
  decideLast,
  decideMember,
  decideWorldDeletion,
} from './decide-control.ts';
export type { ControlDetails, ControlReason } from './decide-control.ts';
export { decideHost, hostReasons } from './decide-host.ts';
export type { HostDetails, HostReason } from './decide-host.ts';
export { decideEarlyJob, earlyJobReasons } from './decide-early-job.ts';
export type { EarlyJobDetails, EarlyJobReason } from './decide-early-job.ts';
export { decideEventBalances, decideEventBody, eventPartReasons } from './decide-event-parts.ts';
export type { BalanceChange, EventPartReason } from './decide-event-parts.ts';
export { decidePush, pushReasons } from './decide-push.ts';
export type { PushDetails, PushReason } from './decide-push.ts';
export {
  decideBalanceFigure,
  decideCashbackFigure,
  decideTurnoverFigure,
  figureReasons,
} from './decide-figure.ts';
export type { FigureDetails, FigureReason } from './decide-figure.ts';
export { decideSettings } from './decide-settings.ts';
export type { SettingFacts, SettingPlan } from './decide-settings.ts';
export { decideTransfer, transferReasons } from './decide-transfer.ts';
export type { TransferFacts, TransferPlan } from './decide-transfer.ts';
export type { HoldingWallet, OperatorAmount } from './operator-amount.ts';
export { settingReasons } from './setting-reasons.ts';
export type { SettingDetails, SettingReason } from './setting-reasons.ts';
export { decideFaultSettings, faultSettingReasons } from './decide-fault-settings.ts';
export {
  decideWorldContents,
  decideWorldFile,
  decideWorldFileType,
  maxWorldFileBytes,
  worldFileFormat,
  worldFileReasons,
  worldFileType,
} from './decide-world-file.ts';
export type { WorldFileDetails, WorldFileFacts, WorldFileReason } from './decide-world-file.ts';
export { worldField, worldRowName, worldSubject } from './world-words.ts';
export type { WorldRow } from './world-words.ts';
export type { FaultSettingDetails, FaultSettings } from './decide-fault-settings.ts';
export { fitsFault } from './fault-kinds.ts';
export type { FaultDoorName, FaultKindName, FaultMoment, FaultTarget } from './fault-kinds.ts';
export { faultSummary } from './fault-summary.ts';
export { waitOver } from './latency-profiles.ts';
export type { LatencyProfileName } from './latency-profiles.ts';
export { deviceOrigins } from './device-origins.ts';
export type { DeviceOrigins } from './device-origins.ts';
export { decideEntry, decideMoment, decideSitePage, entryLifeMs, entryReasons } from './decide-entry.ts';
export type { EntryDetails, EntryReason } from './decide-entry.ts';
