export { fileProblem, fileTypeMessage, imageTypeOf, largestFileBytes, fileSizeMessage } from './files.ts';
export type { ImageType } from './files.ts';
export {
  addressTypes,
  canAddDocument,
  canUpload,
  documentStatuses,
  identityTypes,
  isFullyApproved,
  latestByType,
  overallStatus,
  partStatus,
  tooManyWaitingMessage,
} from './documents.ts';
export type { DocumentFact, DocumentStatus, DocumentType, OverallStatus, PartStatus } from './documents.ts';
export { identityCheckDue, reachesThreshold } from './identity-check.ts';
export type { IdentityCheckSettings, ReachedAmounts } from './identity-check.ts';
export { contentProblem, damagedImageMessage, foreignContentMessage, imageEnd } from './images.ts';
export {
  documentNames,
  hasBack,
  identityNeededMessage,
  imageCountProblem,
  mostImages,
  partsOf,
  partState,
  rejectedMessage,
  rejectionText,
  typesOfPart,
  uploadHint,
} from './parts.ts';
export type { PartState, VerificationPart } from './parts.ts';
