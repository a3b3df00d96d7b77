import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { FileDrop } from './file-drop.tsx';
import type { FileDropProps } from './file-drop.tsx';

const photo = new File(['x'], 'licence.png', { type: 'image/png' });
const other = new File(['xy'], 'passport.png', { type: 'image/png' });

function rendered(props: Partial<FileDropProps> = {}) {
  const onChoose = vi.fn<(file: File) => void>();
  const onRemove = vi.fn<() => void>();
  renderUi(
    <FileDrop
      label="Front image"
      hint="PNG or JPG"
      accept="image/png"
      file={null}
      onChoose={onChoose}
      onRemove={onRemove}
      {...props}
    />,
  );
  return { onChoose, onRemove, names: () => onChoose.mock.calls.map(([file]) => file.name) };
}

const group = () => screen.getByRole('group', { name: /^Front image/ });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
/** Shown on what is held in a hand alone. */
const camera = () => screen.getByLabelText<HTMLButtonElement>('Take a photo: Front image');
const fileInput = () => screen.getByLabelText<HTMLInputElement>(/^Front image/, { selector: 'input' });
const dragged = (...files: readonly File[]) => ({
  dataTransfer: {
    types: ['Files'],
    items: files.map((file) => ({
      kind: 'file',
      getAsFile: () => file,
      webkitGetAsEntry: () => ({ isFile: true, isDirectory: false }),
    })),
  },
});

async function drop(...files: readonly File[]): Promise<void> {
  fireEvent.dragOver(group(), dragged(...files));
  await waitFor(() => {
    expect(group().hasAttribute('data-dragging')).toBe(true);
  });
  fireEvent.drop(group(), dragged(...files));
}

/** Presses a button and answers the input that the browser is asked to open its chooser for. */
async function opened(press: () => Promise<unknown>): Promise<HTMLInputElement> {
  const open = vi.spyOn(HTMLInputElement.prototype, 'click');
  try {
    await press();
    await waitFor(() => {
      expect(open).toHaveBeenCalledOnce();
    });
    return fileInput();
  } finally {
    open.mockRestore();
  }
}

describe('FileDrop', () => {
  it.each(['{Enter}', ' '])('opens the chooser of files by the key %j', async (key) => {
    rendered();
    button('Choose file: Front image').focus();
    const input = await opened(() => userEvent.keyboard(key));
    expect(input.accept).toBe('image/png');
    expect(input.hasAttribute('capture')).toBe(false);
    expect(input.multiple).toBe(false);
  });

  it('opens the camera at the back for a photo, and the files again after it', async () => {
    rendered();
    const photos = await opened(() => userEvent.click(camera()));
    expect(photos.getAttribute('capture')).toBe('environment');
    const files = await opened(() => userEvent.click(button('Choose file: Front image')));
    expect(files.hasAttribute('capture')).toBe(false);
    await opened(() => userEvent.click(camera()));
    await userEvent.click(screen.getByText('Front image'));
    expect(fileInput().hasAttribute('capture')).toBe(false);
  });

  it('takes a file that is chosen, and the same one again', async () => {
    const { names } = rendered();
    await userEvent.upload(fileInput(), photo);
    await userEvent.upload(fileInput(), photo);
    expect(names()).toEqual(['licence.png', 'licence.png']);
  });

  it('refuses nothing by its name or type, which whoever looks at its content does', async () => {
    const { names } = rendered();
    await userEvent.upload(fileInput(), new File(['MZ'], 'tool.exe'), { applyAccept: false });
    expect(names()).toEqual(['tool.exe']);
  });

  it('takes a file that is dropped, and shows that it would', async () => {
    const { onChoose } = rendered();
    fireEvent.dragOver(group(), dragged(photo));
    expect(await screen.findByText('Drop an image here')).toBeDefined();
    await waitFor(() => {
      expect(group().hasAttribute('data-dragging')).toBe(true);
    });
    fireEvent.drop(group(), dragged(photo));
    await waitFor(() => {
      expect(onChoose).toHaveBeenCalledWith(photo);
    });
    expect(group().hasAttribute('data-dragging')).toBe(false);
  });

  it('takes the first of several, each time that they are dropped', async () => {
    const { names } = rendered();
    for (const times of [1, 2]) {
      await drop(other, photo);
      await waitFor(() => {
        expect(names()).toEqual(Array.from({ length: times }, () => 'passport.png'));
      });
    }
  });

  it.each([
    ['it is the one that is chosen', other],
    ['another is alike', new File(['y'], 'licence.png', { type: 'image/png' })],
  ])('takes the first of several where %s', async (_what, second) => {
    const { onChoose } = rendered({ file: { file: photo } });
    await drop(photo, second);
    await waitFor(() => {
      expect(onChoose).toHaveBeenCalled();
    });
    expect(onChoose.mock.calls.map(([file]) => file === photo)).toEqual([true]);
  });

  it.each([
    ['beside it', {}, () => document.body],
    ['on its label', {}, () => screen.getByText('Front image')],
    ['while it is disabled', { disabled: true }, group],
  ])('keeps the page when a file is dropped %s', async (_where, props, place) => {
    rendered(props);
    await waitFor(() => {
      const event = createEvent.drop(place(), dragged(photo));
      fireEvent(place(), event);
      expect(event.defaultPrevented).toBe(true);
    });
  });

  it('takes nothing while it is disabled', async () => {
    const { onChoose } = rendered({ disabled: true });
    fireEvent.dragOver(group(), dragged(photo));
    fireEvent.drop(group(), dragged(photo));
    expect(button('Choose file: Front image').disabled).toBe(true);
    expect(camera().disabled).toBe(true);
    await userEvent.upload(fileInput(), photo);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('shows the chosen file with its picture, and lets it be removed', async () => {
    const { onRemove } = rendered({ file: { file: photo, picture: 'data:image/png;base64,' } });
    expect(screen.getByRole('img', { name: 'Preview of front image' })).toBeDefined();
    expect(screen.getByText('licence.png')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Choose file: Front image' })).toBeNull();
    await userEvent.click(button('Remove front image'));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('keeps the keyboard in its place when the file comes and goes', async () => {
    const Holding = () => {
      const [file, setFile] = useState<File | null>(null);
      return (
        <FileDrop
          label="Front image"
          accept="image/png"
          file={file && { file }}
          onChoose={setFile}
          onRemove={() => {
            setFile(null);
          }}
        />
      );
    };
    renderUi(<Holding />);
    await userEvent.upload(fileInput(), photo);
    expect(document.activeElement).toBe(button('Remove front image'));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(button('Choose file: Front image'));
  });

  it('leaves the keyboard where it went while a file was read', async () => {
    const shown = (file: File | null) => (
      <>
        <button type="button">Elsewhere</button>
        <FileDrop
          label="Front image"
          accept="image/png"
          file={file && { file }}
          onChoose={vi.fn()}
          onRemove={vi.fn()}
        />
      </>
    );
    const { rerender } = renderUi(shown(null));
    await userEvent.click(button('Elsewhere'));
    rerender(shown(photo));
    expect(button('Remove front image')).toBeDefined();
    expect(document.activeElement).toBe(button('Elsewhere'));
  });

  it('keeps the file that is chosen while it is disabled', () => {
    rendered({ file: { file: photo }, disabled: true });
    expect(button('Remove front image').disabled).toBe(true);
  });

  it('names its hint and says that it is optional', () => {
    rendered({ optional: true });
    expect(screen.getByRole('group', { name: 'Front image (optional)' })).toBeDefined();
    expect(
      screen.getByRole('button', { name: 'Choose file: Front image', description: 'PNG or JPG' }),
    ).toBeDefined();
  });
});
