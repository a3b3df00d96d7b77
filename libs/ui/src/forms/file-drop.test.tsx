import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { FileDrop } from './file-drop.tsx';
import type { FileDropProps } from './file-drop.tsx';

const photo = new File(['x'], 'licence.png', { type: 'image/png' });

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
  return { onChoose, onRemove };
}

const group = () => screen.getByRole('group', { name: /^Front image/ });
const area = () => {
  const found = group().querySelector('div');
  if (!found) throw new Error('There is no place to drop a file.');
  return found;
};

describe('FileDrop', () => {
  it('takes a file that is chosen, and the same one again', async () => {
    const { onChoose } = rendered();
    const input = screen.getByLabelText<HTMLInputElement>('Choose file: Front image');
    expect(input.accept).toBe('image/png');
    await userEvent.upload(input, photo);
    await userEvent.upload(input, photo);
    expect(onChoose.mock.calls.map(([file]) => file.name)).toEqual(['licence.png', 'licence.png']);
    expect(input.value).toBe('');
  });

  it('takes a photo of the camera at the back', async () => {
    const { onChoose } = rendered();
    const input = screen.getByLabelText('Take a photo: Front image');
    expect(input.getAttribute('capture')).toBe('environment');
    await userEvent.upload(input, photo);
    expect(onChoose).toHaveBeenCalledOnce();
  });

  it('takes a file that is dropped, and shows that it would', () => {
    const { onChoose } = rendered();
    const dragged = { dataTransfer: { files: [photo] } };
    fireEvent.dragEnter(area(), dragged);
    expect(area().hasAttribute('data-over')).toBe(true);
    fireEvent.drop(area(), dragged);
    expect(area().hasAttribute('data-over')).toBe(false);
    expect(onChoose).toHaveBeenCalledWith(photo);
  });

  it('takes nothing while it is disabled', () => {
    const { onChoose } = rendered({ disabled: true });
    fireEvent.drop(area(), { dataTransfer: { files: [photo] } });
    expect(onChoose).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Choose file: Front image')).toHaveProperty('disabled', true);
  });

  it('shows the chosen file with its picture, and lets it be removed', async () => {
    const { onRemove } = rendered({ file: { name: 'licence.png', picture: 'data:image/png;base64,' } });
    expect(screen.getByRole('img', { name: 'Preview of front image' })).toBeDefined();
    expect(screen.getByText('licence.png')).toBeDefined();
    expect(screen.queryByLabelText('Choose file: Front image')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove front image' }));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('keeps the keyboard in its place when the file comes and goes', async () => {
    const Holding = () => {
      const [name, setName] = useState<string | null>(null);
      return (
        <FileDrop
          label="Front image"
          accept="image/png"
          file={name === null ? null : { name }}
          onChoose={(file) => {
            setName(file.name);
          }}
          onRemove={() => {
            setName(null);
          }}
        />
      );
    };
    renderUi(<Holding />);
    await userEvent.upload(screen.getByLabelText('Choose file: Front image'), photo);
    const remove = screen.getByRole('button', { name: 'Remove front image' });
    expect(document.activeElement).toBe(remove);
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('Choose file: Front image'));
  });

  it('names its hint and says that it is optional', () => {
    rendered({ optional: true });
    expect(group().textContent).toContain('Front image (optional)');
    const hint = screen.getByLabelText('Choose file: Front image').getAttribute('aria-describedby');
    expect(hint === null ? null : document.getElementById(hint)?.textContent).toBe('PNG or JPG');
  });
});
