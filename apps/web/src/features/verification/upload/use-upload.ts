import type { DocumentType } from '@magpie/domain/verification';
import { useUploadDocumentMutation } from '@magpie/gql/verification';
import { useEffect, useRef, useState } from 'react';
import { platformErrorOf } from '#shared/apollo/index.ts';
import { useConfig } from '#shared/config/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { uploadLink } from './upload-link.ts';

/** How an upload ended; `UNKNOWN` when nobody has said whether the document was taken, as after a cancel or without an answer. */
export type UploadEnd = 'TAKEN' | 'REFUSED' | 'UNKNOWN';

export interface Upload {
  /** Part that has been sent, 0 to 100; null while nothing is sent. */
  readonly percent: number | null;
  /** Sends a document and tells how it went (KYC-19, KYC-20). Never rejects. */
  readonly send: (type: DocumentType, documents: readonly File[]) => Promise<UploadEnd>;
  readonly cancel: () => void;
}

/** Uploads documents with their progress. It is cancelled by hand, or when the form goes. */
export function useUpload(): Upload {
  const { endpoints } = useConfig();
  const [upload] = useUploadDocumentMutation();
  const [percent, setPercent] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const send = async (type: DocumentType, documents: readonly File[]): Promise<UploadEnd> => {
    const control = new AbortController();
    running.current = control;
    setPercent(0);
    const carrier = uploadLink({ address: endpoints.main, onProgress: setPercent, signal: control.signal });
    try {
      await upload({ variables: { type, documents: [...documents] }, context: { carrier } });
      toasts.success('Upload Successful');
      return 'TAKEN';
    } catch (error) {
      const refusal = platformErrorOf(error);
      if (!control.signal.aborted) toasts.failure(error, refusal?.code);
      return refusal ? 'REFUSED' : 'UNKNOWN';
    } finally {
      setPercent(null);
    }
  };
  return { percent, send, cancel: () => running.current?.abort() };
}
