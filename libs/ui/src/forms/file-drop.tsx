import { chakra } from '@chakra-ui/react';
import { Camera, ImageUp, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ChangeEvent, DragEvent, JSX, ReactNode } from 'react';
import { IconButton } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gap: '6px',
    minW: '0',
    '& > [data-part=label]': { textStyle: 'label' },
    '& [data-part=hint]': { fontSize: '13px', lineHeight: '18px', color: 'fg.subtle' },
  },
});

const Area = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    minH: '168px',
    p: '4',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg.field',
    textAlign: 'center',
    color: 'fg.muted',
    fontSize: '14px',
    '&[data-over]': { borderStyle: 'solid', borderColor: 'fg', bg: 'bg.muted' },
    '&[data-disabled]': { bg: 'transparent', borderColor: 'border', color: 'fg.subtle' },
  },
});

const Choice = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: '44px',
    px: '4',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    fontSize: '15px',
    fontWeight: '600',
    color: 'fg',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'fg', outlineOffset: '2px' },
    '&[data-disabled]': { cursor: 'not-allowed', color: 'fg.subtle', bg: 'bg.muted' },
    '& > input': { srOnly: true },
    // A photo is taken where there is a camera at hand, that is on what is held in a hand.
    '&[data-camera]': { display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } },
  },
});

const Preview = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minW: '0',
    textAlign: 'start',
    '& img': { width: '96px', height: '72px', objectFit: 'cover', borderRadius: 'sm', flexShrink: '0' },
    '& > [data-part=name]': { flex: '1', minW: '0', overflowWrap: 'anywhere', color: 'fg' },
  },
});

const Choices = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3' },
});

export interface ShownFile {
  readonly name: string;
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

interface PickerProps extends Pick<FileDropProps, 'accept' | 'onChoose'> {
  readonly icon: ReactNode;
  readonly children: string;
  readonly of: string;
  readonly hintId: string | undefined;
  readonly camera?: boolean;
  readonly disabled: boolean;
}

function Picker({ icon, children, of, hintId, camera = false, disabled, accept, onChoose }: PickerProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file can be chosen again after it was refused.
    target.value = '';
    if (file) onChoose(file);
  };
  return (
    <Choice {...(camera && { 'data-camera': '' })} {...(disabled && { 'data-disabled': '' })}>
      {icon}
      {children}
      <input
        type="file"
        aria-label={`${children}: ${of}`}
        accept={accept}
        disabled={disabled}
        onChange={choose}
        {...(hintId !== undefined && { 'aria-describedby': hintId })}
        {...(camera && { capture: 'environment' as const })}
      />
    </Choice>
  );
}

function Chosen({
  file,
  label,
  disabled,
  onRemove,
}: { readonly file: ShownFile } & FileDropProps): JSX.Element {
  return (
    <Preview>
      {file.picture !== undefined && <img src={file.picture} alt={`Preview of ${label.toLowerCase()}`} />}
      <span data-part="name">{file.name}</span>
      <IconButton label={`Remove ${label.toLowerCase()}`} disabled={disabled ?? false} onClick={onRemove}>
        <Icon of={Trash2} />
      </IconButton>
    </Preview>
  );
}

function useKeptFocus(chosen: boolean) {
  const area = useRef<HTMLDivElement>(null);
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current === chosen) return;
    before.current = chosen;
    if (document.activeElement === document.body)
      area.current?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true });
  }, [chosen]);
  return area;
}

/** One file to drop, to choose or, on what is held in a hand, to photograph; then its preview, which can be removed. */
export function FileDrop(props: FileDropProps): JSX.Element {
  const { label, optional = false, hint, accept, file, disabled = false, onChoose } = props;
  const [over, setOver] = useState(false);
  const area = useKeptFocus(file !== null);
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}hint`;
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside && !disabled);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !disabled) onChoose(dropped);
  };
  const picker = { accept, onChoose, of: label, hintId, disabled };
  return (
    <Frame role="group" aria-labelledby={`${id}label`}>
      <span data-part="label" id={`${id}label`}>
        {label}
        {optional && ' (optional)'}
      </span>
      <Area
        ref={area}
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={drop}
        {...(over && { 'data-over': '' })}
        {...(disabled && { 'data-disabled': '' })}
      >
        {file ? (
          <Chosen {...props} file={file} />
        ) : (
          <>
            <span>Drop an image here</span>
            <Choices>
              <Picker {...picker} icon={<Icon of={ImageUp} size="sm" />}>
                Choose file
              </Picker>
              <Picker {...picker} camera icon={<Icon of={Camera} size="sm" />}>
                Take a photo
              </Picker>
            </Choices>
          </>
        )}
        {hint !== undefined && (
          <span data-part="hint" id={hintId}>
            {hint}
          </span>
        )}
      </Area>
    </Frame>
  );
}
