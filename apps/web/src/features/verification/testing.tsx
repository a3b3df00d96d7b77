import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sites } from '@magpie/domain/site';
import { toaster } from '@magpie/ui';
import { beforeEach } from 'vitest';
import { fakePlatform } from '#testing/fake-platform.ts';
import { fakeUploads } from '#testing/fake-upload.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { VerificationSection } from './verification-section.tsx';

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** A JPEG of 8 by 5 pixels. */
export const jpeg = fromBase64(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAFAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAdEAABBAIDAAAAAAAAAAAAAAABAAIDBBESIXGB/8QAFAEBAAAAAAAAAAAAAAAAAAAAA//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKFWpDTjMddmjSdiMk8+9IiICP/Z',
);
/** A PNG of one pixel. */
export const png = fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
);
/** A WEBP of 8 by 5 pixels. */
export const webp = fromBase64(
  'UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoIAAUABABoJYgCdAD0qHKAAPa6hba89VUBPDgjSY9GmRN2BgAAAA==',
);
export const photo = (name = 'licence.jpg', content: BlobPart = jpeg) => new File([content], name);

/** A document in the list of the contract. */
export const document = (id: string, type: string, status: string, change: Record<string, unknown> = {}) => ({
  node: {
    __typename: 'MemberDocument',
    id,
    type,
    status,
    remarks: null,
    dateTimeCreated: '2026-11-20T07:05:00.000Z',
    ...change,
  },
});
type Document = ReturnType<typeof document>;

/** The answer with a member's documents. */
export const documentsOf = (edges: readonly Document[]) => ({ memberDocuments: { edges } });

/** Renders the section for a member with these documents. */
export function renderSection(documents: readonly Document[] = [], site: keyof typeof sites = 'magpie') {
  const uploads = fakeUploads();
  const platform = fakePlatform({ MemberDocuments: () => documentsOf(documents) });
  const feature = renderFeature(<VerificationSection />, { member: true, site: sites[site] });
  return { ...feature, platform, uploads };
}

/** A part of the section, by its title. */
export const part = (name: string) => screen.findByRole('region', { name });
/** An upload form, that of the identity unless it is named. */
export const form = (name = 'Upload proof of identity') => screen.findByRole('form', { name });
/** What the browser's chooser of files hands over to, by the name of the image. */
export const fileInput = (within_: HTMLElement, label: string) =>
  within(within_).getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input' });
/** Chooses a file as a person does who is shown every file. */
export const choose = (within_: HTMLElement, label: string, file: File) =>
  userEvent.upload(fileInput(within_, label), file, { applyAccept: false });

/** Chooses a licence and presses Upload. */
export async function upload(files: readonly File[] = [photo()]) {
  const identity = await form();
  await userEvent.selectOptions(within(identity).getByLabelText('Document type'), 'Driving licence');
  for (const [at, file] of files.entries()) {
    await choose(identity, at === 0 ? 'Front image' : 'Back image', file);
    await within(identity).findByText(file.name);
  }
  await userEvent.click(within(identity).getByRole('button', { name: 'Upload' }));
}

/** Gives each test of the file a browser that keeps nothing, with the clock of UTC. */
export function eachInUtc(): void {
  beforeEach(() => {
    freshBrowser();
    toaster.dismiss();
    localStorage.setItem('timezone', 'UTC');
  });
}
