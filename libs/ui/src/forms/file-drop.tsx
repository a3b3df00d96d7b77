import { FileUpload, useFileUpload } from '@chakra-ui/react';
import { Camera, ImageUp, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { JSX, ReactNode } from 'react';
import { Button, IconButton } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { fileUploadSlotRecipe } from '../theme/slot-recipes/file-upload.ts';

export interface ShownFile {
  readonly file: File;
  /** Address of its picture; none while it is being read. */
  readonly picture?: string | undefined;
}

export interface FileDropProps {
  readonly label: string;
  readonly optional?: boolean;
  readonly hint?: ReactNode;
  /** Media types to choose from, for example `image/png,image/webp`. */
  readonly accept: string;
  /** The chosen file; `null` for none. */
  readonly file: ShownFile | null;
  readonly disabled?: boolean;
  /** A file was dropped, chosen or photographed; what it holds has not been looked at. */
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

interface ChosenProps extends Pick<FileDropProps, 'label' | 'onRemove'> {
  readonly disabled: boolean;
  readonly shown: ShownFile;
}

function Chosen({ label, shown, disabled, onRemove }: ChosenProps): JSX.Element {
  const named = label.toLowerCase();
  return (
    <FileUpload.ItemGroup>
      <FileUpload.Item file={shown.file}>
        {shown.picture !== undefined && (
          <FileUpload.ItemPreview asChild>
            <img src={shown.picture} alt={`Preview of ${named}`} />
          </FileUpload.ItemPreview>
        )}
        <FileUpload.ItemName />
        <IconButton label={`Remove ${named}`} disabled={disabled} onClick={onRemove}>
          <Icon of={Trash2} />
        </IconButton>
      </FileUpload.Item>
    </FileUpload.ItemGroup>
  );
}

interface ChoicesProps extends Pick<FileDropProps, 'accept' | 'label'> {
  readonly disabled: boolean;
  readonly hintId: string | undefined;
  readonly open: (from: 'files' | 'camera') => void;
}

function Choices({ accept, label, disabled, hintId, open }: ChoicesProps): JSX.Element {
  const shared = { disabled, ...(hintId !== undefined && { 'aria-describedby': hintId }) };
  return (
    <>
      <span>Drop an image here</span>
      <FileUpload.DropzoneContent>
        <Button
          {...shared}
          aria-label={`Choose file: ${label}`}
          icon={<Icon of={ImageUp} size="sm" />}
          onClick={() => {
            open('files');
          }}
        >
          Choose file
        </Button>
        <Button
          {...shared}
          data-camera=""
          aria-label={`Take a photo: ${label}`}
          icon={<Icon of={Camera} size="sm" />}
          onClick={() => {
            open('camera');
          }}
        >
          Take a photo
        </Button>
      </FileUpload.DropzoneContent>
      {/* Not of the machine, which would refuse by it: what a file is, its content tells. */}
      <FileUpload.HiddenInput accept={accept} />
    </>
  );
}

function useKeptFocus(chosen: boolean) {
  const area = useRef<HTMLDivElement>(null);
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current === chosen) return;
    before.current = chosen;
    if (document.activeElement === document.body)
      area.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [chosen]);
  return area;
}

const none: File[] = [];

function useUpload({ disabled = false, onChoose }: FileDropProps) {
  const [camera, setCamera] = useState(false);
  const upload = useFileUpload({
    // Not the chosen file: the machine would refuse that one from the next drop, and take what came after it.
    acceptedFiles: none,
    disabled,
    ...(camera && { capture: 'environment' as const }),
    onFileAccept: ({ files: [first] }) => {
      if (first) onChoose(first);
    },
    // Several at once: the first of them counts. One that is alike twice is refused too, beside the first that was taken.
    onFileReject: ({ files }) => {
      if (files.length === 0) return;
      upload.clearRejectedFiles();
      const first = files.find(({ errors }) => errors.includes('TOO_MANY_FILES'));
      if (first) onChoose(first.file);
    },
  });
  const open = (from: 'files' | 'camera'): void => {
    setCamera(from === 'camera');
    upload.openFilePicker();
  };
  const forFiles = (): void => {
    setCamera(false);
  };
  return { upload, open, forFiles };
}

/** One file to drop, to choose or, on what is held in a hand, to photograph; then its preview, which can be removed. */
export function FileDrop(props: FileDropProps): JSX.Element {
  const { label, optional = false, hint, accept, file, disabled = false, onRemove } = props;
  const { upload, open, forFiles } = useUpload(props);
  const area = useKeptFocus(file !== null);
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}hint`;
  return (
    <FileUpload.RootProvider
      recipe={fileUploadSlotRecipe}
      value={upload}
      // The machine leaves the label, and all while it is disabled, to the browser, which would open the file.
      onDrop={(event) => {
        event.preventDefault();
      }}
    >
      <FileUpload.Label id={`${id}label`} onClick={forFiles}>
        {label}
        {optional && ' (optional)'}
      </FileUpload.Label>
      <FileUpload.Dropzone ref={area} disableClick role="group" aria-labelledby={`${id}label`}>
        {file ? (
          <Chosen label={label} shown={file} disabled={disabled} onRemove={onRemove} />
        ) : (
          <Choices label={label} accept={accept} disabled={disabled} hintId={hintId} open={open} />
        )}
        {hint !== undefined && (
          <span data-part="hint" id={hintId}>
            {hint}
          </span>
        )}
      </FileUpload.Dropzone>
    </FileUpload.RootProvider>
  );
}
