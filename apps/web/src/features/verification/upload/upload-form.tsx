import { chakra } from '@chakra-ui/react';
import { decisionText } from '@magpie/domain/decision';
import {
  decideUpload,
  documentNames,
  hasBack,
  imageTypes,
  typesOfPart,
  uploadHint,
  uploadLimits,
  uploadReasons,
  type DocumentFact,
  type DocumentType,
  type VerificationPart,
} from '@magpie/domain/verification';
import { Button, Icon, Text } from '@magpie/ui';
import { FileDrop, Select } from '@magpie/ui/forms';
import { Upload as UploadIcon } from 'lucide-react';
import { useId, useRef, useState, type JSX } from 'react';
import { Sending, Unsure } from './upload-progress.tsx';
import { useCheckedUpload } from './use-checked-upload.ts';
import { useImage } from './use-image.ts';

const Form = chakra('form', { base: { display: 'grid', gap: '4' } });
const Images = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min({sizes.notice}, 100%), 1fr))',
    alignItems: 'start',
    gap: '4',
  },
});
const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } });

const Hint = chakra('span', { base: { display: 'block' } });

const accept = imageTypes.join(',');

type Image = ReturnType<typeof useImage>;

interface DropProps {
  readonly label: string;
  readonly optional?: boolean;
  readonly image: Image;
  readonly disabled: boolean;
}

function Drop({
  label,
  optional = false,
  image: { image, choose, remove },
  disabled,
}: DropProps): JSX.Element {
  return (
    <FileDrop
      label={label}
      optional={optional}
      hint={
        <>
          <Hint>{uploadHint}</Hint> <Hint>{uploadLimits}</Hint>
        </>
      }
      accept={accept}
      file={image}
      disabled={disabled}
      onChoose={choose}
      onRemove={remove}
    />
  );
}

export interface UploadFormProps {
  readonly part: VerificationPart;
  readonly documents: readonly DocumentFact[];
  /** Fetches the documents again. Answers whether that worked; never rejects. */
  readonly fetchAgain: () => Promise<boolean>;
}

/** Uploads a document of one part: its type, its image, and for an ID a back that is optional (KYC-15, KYC-16, KYC-17). */
export function UploadForm({ part, documents, fetchAgain }: UploadFormProps): JSX.Element {
  const types = typesOfPart(part);
  const [type, setType] = useState<DocumentType>(types[0] ?? 'OTHER');
  const front = useImage();
  const back = useImage();
  const button = useRef<HTMLButtonElement>(null);
  const twoSided = hasBack(type);
  const { percent, busy, unsure, upload, check, cancel } = useCheckedUpload(fetchAgain);
  // A back without its front is no document yet.
  const images = front.image ? [front.image, ...(twoSided && back.image ? [back.image] : [])] : [];
  const decision = decideUpload({ type, documents, images: images.length });
  const ready = !unsure && decision.allowed;
  const reason = busy ? null : decisionText(uploadReasons, decision);
  const reasonId = useId();
  const submit = async () => {
    if (!ready) return;
    const end = await upload(
      type,
      images.map(({ file }) => file),
    );
    if (end !== 'TAKEN') return;
    front.remove();
    back.remove();
  };
  return (
    <Form
      aria-label={part === 'identity' ? 'Upload proof of identity' : 'Upload proof of address'}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Select
        label="Document type"
        options={types.map((value) => ({ value, label: documentNames[value] }))}
        value={type}
        disabled={busy}
        onChange={({ target }) => {
          setType(types.find((each) => each === target.value) ?? type);
        }}
      />
      <Images>
        <Drop label={twoSided ? 'Front image' : 'Image'} image={front} disabled={busy} />
        {twoSided && <Drop label="Back image" optional image={back} disabled={busy} />}
      </Images>
      {unsure && <Unsure check={check} />}
      <Row>
        <Button
          ref={button}
          type="submit"
          variant="inverse"
          icon={<Icon of={UploadIcon} size="sm" />}
          loading={busy}
          disabled={!busy && !ready}
          {...(reason !== null && { 'aria-describedby': reasonId })}
        >
          Upload
        </Button>
        {reason !== null && (
          <Text id={reasonId} size="body.sm" tone="muted">
            {reason}
          </Text>
        )}
        {percent !== null && (
          <Sending
            percent={percent}
            cancel={() => {
              // Before the button that was pressed goes, and the focus with it.
              button.current?.focus();
              cancel();
            }}
          />
        )}
      </Row>
    </Form>
  );
}
