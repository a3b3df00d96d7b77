export { decideDocument, documentReasons } from './decide-document.ts';
export { decideFile, decideFileSize, fileReasons } from './decide-file.ts';
export type { FileReason } from './decide-file.ts';
export { decideUpload, uploadReasons } from './decide-upload.ts';
export type { UploadFacts, UploadReason } from './decide-upload.ts';
export { fileSizeMessage, imageTypes, largestFileBytes, uploadLimits } from './files.ts';
export type { ImageType } from './files.ts';
export {
  addressTypes,
  canUpload,
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
export {
  documentNames,
  hasBack,
  identityNeededMessage,
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
export { imageEnd } from './image-end.ts';
