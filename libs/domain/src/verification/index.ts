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
  verificationAfterReview,
} from './documents.ts';
export type {
  DocumentFact,
  DocumentStatus,
  DocumentType,
  OverallStatus,
  PartStatus,
  ReviewFacts,
} from './documents.ts';
export { identityCheckDue, reachesThreshold } from './identity-check.ts';
export type { IdentityCheckFacts, IdentityCheckSettings, ReachedAmounts } from './identity-check.ts';
export { contentProblem, damagedImageMessage, foreignContentMessage, imageEnd } from './images.ts';
export {
  documentNames,
  hasBack,
  identityNeededMessage,
  imageCountProblem,
  mostImages,
  partNames,
  partsOf,
  partState,
  rejectedMessage,
  rejectionText,
  typesOfPart,
  uploadHint,
} from './parts.ts';
export type { PartState, VerificationPart } from './parts.ts';
export { decideUpload, uploadReasons } from './upload.ts';
export type { UploadDecision, UploadReason } from './upload.ts';
