export { fileProblem, fileTypeMessage, imageTypeOf, largestFileBytes, fileSizeMessage } from './files.ts';
export type { ImageType } from './files.ts';
export {
  addressTypes,
  canUpload,
  documentStatuses,
  identityTypes,
  isFullyApproved,
  latestByType,
  overallStatus,
  partStatus,
} from './documents.ts';
export type { DocumentFact, DocumentStatus, DocumentType, OverallStatus, PartStatus } from './documents.ts';
export { identityCheckDue } from './identity-check.ts';
export type { ReachedAmounts } from './identity-check.ts';
