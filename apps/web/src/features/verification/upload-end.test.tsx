import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakePlatform, held, NoNetwork } from '#testing/fake-platform.ts';
import type { ReceivedUpload } from '#testing/fake-upload.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { sampleAccount } from '#testing/sample-account.ts';
import {
  choose,
  document as documentOf,
  documentsOf,
  eachInUtc,
  form,
  jpeg,
  part,
  photo,
  renderSection as rendered,
  upload,
} from './testing.tsx';
import { VerificationSection } from './verification-section.tsx';

eachInUtc();

const button = async (name = 'Upload') =>
  within(await form()).findByRole<HTMLButtonElement>('button', { name });
const taken = { data: { createMemberDocument: { __typename: 'MemberDocument', id: '1' } } };
const pending = () => documentsOf([documentOf('1', 'DRIVING_LICENCE', 'PENDING')]);

/** The button that uploads, which counts as pressable while it is neither disabled nor busy. */
async function pressable(): Promise<boolean> {
  const upload = await button();
  return !upload.disabled && upload.getAttribute('aria-disabled') !== 'true';
}

describe('an upload that was taken', () => {
  it('cannot be sent again while the documents are on their way', async () => {
    const { uploads, platform } = rendered();
    await upload();
    const list = held<unknown>();
    platform.answer('MemberDocuments', list.answer);
    act(() => uploads[0]?.answer(taken));
    await screen.findByText('Upload Successful');
    expect(await pressable()).toBe(false);
    await userEvent.click(await button());
    expect(uploads).toHaveLength(1);
    list.release(pending());
    await waitFor(() => {
      expect(screen.queryByRole('form', { name: 'Upload proof of identity' })).toBeNull();
    });
  });

  it('cannot be sent again when the documents cannot be fetched: its image is gone', async () => {
    const { uploads, platform } = rendered();
    await upload();
    platform.answer('MemberDocuments', () => {
      throw new NoNetwork();
    });
    act(() => uploads[0]?.answer(taken));
    await waitFor(async () => {
      expect(within(await form()).queryByText('licence.jpg')).toBeNull();
    });
    expect(await pressable()).toBe(false);
  });

  it('gives the focus to its part when the form goes', async () => {
    const { uploads, platform } = rendered();
    await upload();
    platform.answer('MemberDocuments', pending);
    act(() => uploads[0]?.answer(taken));
    const identity = await part('Proof of identity');
    await within(identity).findAllByText('Pending');
    expect(document.activeElement).toBe(within(identity).getByRole('heading'));
  });
});

const unknown: readonly (readonly [string, (sent: ReceivedUpload) => void | Promise<void>])[] = [
  ['is cancelled', async () => userEvent.click(await button('Cancel upload'))],
  [
    'finds no network any more',
    (sent) => {
      act(() => {
        sent.fail();
      });
    },
  ],
  [
    'is answered by something else',
    (sent) => {
      act(() => {
        sent.answer('<html>Bad gateway</html>');
      });
    },
  ],
];

describe('an upload of which nobody knows whether it was taken', () => {
  const ended = async (end: (sent: ReceivedUpload) => void | Promise<void>, list: () => unknown) => {
    const view = rendered();
    await upload();
    act(() => view.uploads[0]?.progress(400, 400));
    view.platform.answer('MemberDocuments', list);
    if (view.uploads[0]) await end(view.uploads[0]);
    return view;
  };

  it.each(unknown)('because it %s has the documents fetched, among which it may be', async (_how, end) => {
    await ended(end, pending);
    expect((await within(await part('Proof of identity')).findAllByText('Pending')).length).toBe(2);
    expect(screen.queryByRole('form', { name: 'Upload proof of identity' })).toBeNull();
  });

  it.each(unknown)('because it %s can be sent again when it is not among them', async (_how, end) => {
    const { uploads } = await ended(end, () => documentsOf([]));
    await waitFor(async () => {
      expect(await pressable()).toBe(true);
    });
    expect(within(await form()).getByText('licence.jpg')).toBeDefined();
    await userEvent.click(await button());
    expect(uploads).toHaveLength(2);
  });

  it.each(unknown)('because it %s cannot be sent again until that is known', async (_how, end) => {
    const { uploads, platform } = await ended(end, () => {
      throw new NoNetwork();
    });
    const check = await button('Check again');
    expect(await pressable()).toBe(false);
    fireEvent.submit(await form());
    expect(uploads).toHaveLength(1);
    platform.answer('MemberDocuments', () => documentsOf([]));
    await userEvent.click(check);
    await waitFor(async () => {
      expect(await pressable()).toBe(true);
    });
  });
});

describe('the keyboard', () => {
  it('stays on Upload while the upload is under way, and returns to it from Cancel upload', async () => {
    const { uploads } = rendered();
    await upload();
    const send = await button();
    expect(document.activeElement).toBe(send);
    expect(send.getAttribute('aria-busy')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(uploads).toHaveLength(1);
    expect(uploads[0]?.aborted()).toBe(false);
    await userEvent.tab();
    expect(document.activeElement).toBe(await button('Cancel upload'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(screen.queryByRole('progressbar')).toBeNull();
    });
    expect(document.activeElement).toBe(send);
  });
});

/** A file whose content comes when the test says so. */
function slow(name: string): { readonly file: File; readonly arrive: () => void } {
  const file = photo(name);
  const { answer, release } = held<ArrayBuffer>();
  vi.spyOn(file, 'arrayBuffer').mockImplementation(answer);
  return {
    file,
    arrive: () => {
      release(jpeg.slice().buffer);
    },
  };
}

describe('a file that takes long to read', () => {
  it('does not take the place of one that was chosen after it', async () => {
    rendered();
    const identity = await form();
    const first = slow('first.jpg');
    await choose(identity, 'Image', first.file);
    await choose(identity, 'Image', photo('second.jpg'));
    await within(identity).findByText('second.jpg');
    await act(async () => {
      first.arrive();
      await first.file.arrayBuffer();
    });
    await choose(await form('Upload proof of address'), 'Image', photo('other.jpg'));
    await screen.findByText('other.jpg');
    expect(within(identity).getByText('second.jpg')).toBeDefined();
    expect(within(identity).queryByText('first.jpg')).toBeNull();
  });
});

describe('what a screen reader is told', () => {
  it('is that the documents are on their way', () => {
    fakePlatform({ MemberDocuments: held<unknown>().answer });
    renderFeature(<VerificationSection />, { member: true });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Loading your documents',
    );
  });

  it('is a rejection that a push brings', async () => {
    const { session, platform } = rendered([documentOf('1', 'PASSPORT', 'PENDING')]);
    const identity = await part('Proof of identity');
    const news = within(identity).getByRole('status');
    expect(news.textContent).toBe('');
    platform.answer('MemberDocuments', () =>
      documentsOf([documentOf('1', 'PASSPORT', 'REJECTED', { remarks: 'Too dark.' })]),
    );
    act(() => {
      session.pushes.emit('messageCreated', {
        id: sampleAccount.id,
        body: { id: '1', read: false, title: '', content: '', dateTimeCreated: '2026-11-21T07:05:00.000Z' },
      });
    });
    await waitFor(() => {
      expect(news.textContent).toBe('Passport Too dark.');
    });
  });
});
