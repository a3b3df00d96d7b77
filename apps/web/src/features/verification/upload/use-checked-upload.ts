import { useState } from 'react';
import { useRetryOnline } from '#shared/online/index.ts';
import { useUpload, type Upload } from './use-upload.ts';

export interface CheckedUpload extends Pick<Upload, 'percent' | 'cancel'> {
  /** It is sent, or the documents are fetched after it. */
  readonly busy: boolean;
  /** Whether the last document arrived is not known: nothing may be sent until it is. */
  readonly unsure: boolean;
  /** Sends a document and waits for the documents to be fetched. A second one at the same time counts as unknown. */
  readonly upload: Upload['send'];
  /** Fetches the documents again to find out. */
  readonly check: () => void;
}

/** Follows every upload up, so that a document whose answer was lost is not sent twice. */
export function useCheckedUpload(fetchAgain: () => Promise<boolean>): CheckedUpload {
  const { percent, send, cancel } = useUpload();
  const [checking, setChecking] = useState(false);
  const [unsure, setUnsure] = useState(false);
  const busy = percent !== null || checking;
  const fetchChecked = async () => {
    setChecking(true);
    const known = await fetchAgain();
    setChecking(false);
    return known;
  };
  const check = () => {
    void fetchChecked().then((known) => {
      if (known) setUnsure(false);
    });
  };
  useRetryOnline(unsure, check);
  const upload: Upload['send'] = async (type, documents) => {
    if (busy) return 'UNKNOWN';
    setChecking(true);
    const end = await send(type, documents);
    const known = await fetchChecked();
    setUnsure(end === 'UNKNOWN' && !known);
    return end;
  };
  return { percent, busy, unsure, upload, check, cancel };
}
