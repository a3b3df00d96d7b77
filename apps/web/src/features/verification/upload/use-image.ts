import { useRef, useState } from 'react';
import { toasts } from '#shared/toasts/index.ts';
import { readImage } from './read-image.ts';

export interface ChosenImage {
  readonly file: File;
  /** Its picture, as a data address. */
  readonly picture: string;
}

/** One image of a document: chosen, shown, removed; a file that the rules refuse is told in a toast (KYC-18). */
export function useImage() {
  const [image, setImage] = useState<ChosenImage | null>(null);
  const latest = useRef(0);
  const next = () => (latest.current += 1);
  const choose = async (file: File) => {
    const number = next();
    const read = await readImage(file).catch(() => null);
    // Another one was chosen, or this one removed, while it was read.
    if (number !== latest.current) return;
    if (read?.ok === true) setImage({ file: read.file, picture: read.picture });
    else
      toasts.error(
        'Document Upload Error',
        read?.problem ?? 'The file cannot be read. Please choose it again.',
      );
  };
  return {
    image,
    choose: (file: File) => void choose(file),
    remove: () => {
      next();
      setImage(null);
    },
  };
}
