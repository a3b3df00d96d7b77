import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ReceivedUpload } from '#testing/fake-upload.ts';
import {
  choose,
  document,
  eachInUtc,
  documentsOf,
  fileInput,
  form,
  jpeg,
  part,
  photo,
  png,
  renderSection as rendered,
  upload,
  webp,
} from './testing.tsx';

eachInUtc();

describe('a chosen file', () => {
  const refused = async (file: File, message: string) => {
    rendered();
    const identity = await form();
    await choose(identity, 'Image', file);
    expect(await screen.findByText('Document Upload Error')).toBeDefined();
    expect(screen.getByText(message)).toBeDefined();
    expect(within(identity).queryByText(file.name)).toBeNull();
    expect(within(identity).getByRole('button', { name: 'Upload' })).toHaveProperty('disabled', true);
  };

  it('KYC-13 is taken at 5 MB', async () => {
    rendered();
    const identity = await form();
    const largest = new Uint8Array(5 * 1024 * 1024);
    largest.set(jpeg);
    await choose(identity, 'Image', photo('largest.jpg', largest));
    expect(await within(identity).findByText('largest.jpg')).toBeDefined();
    expect(screen.queryByText('Document Upload Error')).toBeNull();
  });

  it("KYC-13 KYC-18 beyond 5 MB shows 'Document Upload Error' with the validation message", async () => {
    const large = new Uint8Array(5 * 1024 * 1024 + 1);
    large.set(jpeg);
    await refused(photo('large.jpg', large), 'File size must be less than 5MB');
  });

  it.each([
    ['passport.jpeg', jpeg],
    ['passport.JPG', jpeg],
    ['passport.png', png],
    ['passport.webp', webp],
  ])('KYC-14 is taken when it is %s', async (name, content) => {
    rendered();
    const identity = await form();
    expect(fileInput(identity, 'Image').accept).toBe('image/jpeg,image/png,image/webp');
    await choose(identity, 'Image', photo(name, content));
    expect(await within(identity).findByText(name)).toBeDefined();
    expect(screen.queryByText('Document Upload Error')).toBeNull();
  });

  it.each([
    ['a PDF', '%PDF-1.7'],
    ['a renamed program', 'MZ\u0090'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])(
    "KYC-14 KYC-18 that is %s shows 'Document Upload Error' with the validation message",
    async (_kind, content) => {
      await refused(photo('passport.png', content), 'Please upload only image files (JPEG, JPG, PNG, WEBP)');
    },
  );

  it("KYC-18 that is cut off shows 'Document Upload Error' with the validation message", async () => {
    const message = 'The image is damaged or incomplete. Please take or save it again.';
    await refused(photo('half.jpg', jpeg.slice(0, -30)), message);
  });

  it('can be dropped, is shown, and can be removed', async () => {
    rendered();
    const identity = await form();
    const group = within(identity).getByRole('group', { name: 'Image' });
    const dropped = photo();
    const dataTransfer = {
      types: ['Files'],
      items: [{ kind: 'file', getAsFile: () => dropped, webkitGetAsEntry: () => ({ isFile: true }) }],
    };
    fireEvent.dragOver(group, { dataTransfer });
    await waitFor(() => {
      expect(group.hasAttribute('data-dragging')).toBe(true);
    });
    fireEvent.drop(within(group).getByText('Drop an image here'), { dataTransfer });
    const picture = await within(group).findByRole('img', { name: 'Preview of image' });
    expect(picture.getAttribute('src')).toMatch(/^data:image\/jpeg;base64,\/9j\//);
    await userEvent.click(within(group).getByRole('button', { name: 'Remove image' }));
    expect(within(group).queryByRole('img')).toBeNull();
    expect(within(identity).getByRole('button', { name: 'Upload' })).toHaveProperty('disabled', true);
  });

  it('loses what a phone put behind the photo', async () => {
    const { uploads } = rendered();
    const film = new Uint8Array(jpeg.length + 500);
    film.set(jpeg);
    await upload([photo('motion.jpg', film)]);
    const sent = uploads[0]?.form.get('0');
    expect(sent instanceof File && [sent.size, sent.type, sent.name]).toEqual([
      309,
      'image/jpeg',
      'motion.jpg',
    ]);
  });
});

describe('an upload', () => {
  it('KYC-17 says what it waits for, by the type of the document', async () => {
    rendered();
    const identity = await form();
    const reason = () => {
      const described = within(identity).getByRole('button', { name: 'Upload' });
      return identity.querySelector(`[id="${described.getAttribute('aria-describedby') ?? ''}"]`)
        ?.textContent;
    };
    expect(reason()).toBe('A document of this type is one image.');
    await userEvent.selectOptions(within(identity).getByLabelText('Document type'), 'Driving licence');
    expect(reason()).toBe('A document of this type is one image, or two for its front and its back.');
    await choose(identity, 'Front image', photo());
    await within(identity).findByText('licence.jpg');
    expect(reason()).toBeUndefined();
    expect(within(identity).queryByText(/^A document of this type/)).toBeNull();
  });

  it('KYC-21 KYC-22 goes as a GraphQL multipart request, with the headers of every call', async () => {
    const { uploads } = rendered();
    await upload([photo('front.jpg'), photo('back.jpg')]);
    const [sent] = uploads;
    const textOf = (name: string) => {
      const value = sent?.form.get(name);
      return typeof value === 'string' ? value : '';
    };
    expect(sent?.address).toBe('/graphql?operationName=UploadDocument');
    expect(sent?.headers).toMatchObject({
      'x-admin-code': 'magpie-web',
      'x-channel': 'DESKTOP_WEB',
      authorization: 'Bearer token-of-mia',
    });
    expect([...(sent?.form.keys() ?? [])]).toEqual(['operations', 'map', '0', '1']);
    expect(JSON.parse(textOf('operations'))).toMatchObject({
      operationName: 'UploadDocument',
      query: expect.stringContaining('createMemberDocument') as string,
      variables: { type: 'DRIVING_LICENCE', documents: [null, null] },
    });
    expect(JSON.parse(textOf('map'))).toEqual({
      0: ['variables.documents.0'],
      1: ['variables.documents.1'],
    });
    expect(['0', '1'].map((name) => (sent?.form.get(name) as File).name)).toEqual(['front.jpg', 'back.jpg']);
  });

  it('shows how much has been sent', async () => {
    const { uploads } = rendered();
    await upload();
    const bar = await screen.findByRole('progressbar', { name: 'Upload' });
    expect(bar.getAttribute('aria-valuenow')).toBe('0');
    act(() => uploads[0]?.progress(150, 400));
    expect(bar.getAttribute('aria-valuenow')).toBe('37');
    expect(screen.getByText('37% sent')).toBeDefined();
    act(() => uploads[0]?.progress(400, 400));
    expect(screen.getByText('Sent. Waiting for the answer.')).toBeDefined();
  });

  it("KYC-20 that succeeds shows 'Upload Successful', and the documents are fetched again", async () => {
    const { uploads, platform } = rendered();
    await upload();
    platform.answer('MemberDocuments', () => documentsOf([document('1', 'DRIVING_LICENCE', 'PENDING')]));
    act(() =>
      uploads[0]?.answer({ data: { createMemberDocument: { __typename: 'MemberDocument', id: '1' } } }),
    );
    expect(await screen.findByText('Upload Successful')).toBeDefined();
    const identity = await part('Proof of identity');
    expect((await within(identity).findAllByText('Pending')).length).toBe(2);
    expect(within(identity).queryByRole('form')).toBeNull();
  });

  it('KYC-19 that fails shows a toast titled with the error code, and keeps the image', async () => {
    const { uploads } = rendered();
    await upload();
    act(() =>
      uploads[0]?.answer({
        data: null,
        errors: [{ message: 'File size must be less than 5MB', extensions: { code: 'PAYLOAD_TOO_LARGE' } }],
      }),
    );
    expect(await screen.findByText('PAYLOAD_TOO_LARGE')).toBeDefined();
    expect(screen.getByText('File size must be less than 5MB')).toBeDefined();
    expect(within(await form()).getByText('licence.jpg')).toBeDefined();
    expect(within(await form()).getByRole('button', { name: 'Upload' })).toHaveProperty('disabled', false);
  });

  it.each([
    ['finds no network', (sent: ReceivedUpload) => sent.fail()],
    ['is answered by something else', (sent) => sent.answer('<html>Bad gateway</html>')],
  ] as [string, (sent: ReceivedUpload) => void][])('that %s shows a general error', async (_what, end) => {
    const { uploads } = rendered();
    await upload();
    act(() => {
      if (uploads[0]) end(uploads[0]);
    });
    expect(await screen.findByText('Error!')).toBeDefined();
    expect(screen.getByText('Something went wrong. Please try again.')).toBeDefined();
  });

  it('can be cancelled, which is no failure', async () => {
    const { uploads } = rendered();
    await upload();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel upload' }));
    expect(uploads[0]?.aborted()).toBe(true);
    await waitFor(() => {
      expect(screen.queryByRole('progressbar')).toBeNull();
    });
    expect(screen.queryByText('Error!')).toBeNull();
    expect(within(await form()).getByText('licence.jpg')).toBeDefined();
  });

  it('ends when the section is left', async () => {
    const { uploads, unmount } = rendered();
    await upload();
    unmount();
    expect(uploads[0]?.aborted()).toBe(true);
  });
});
