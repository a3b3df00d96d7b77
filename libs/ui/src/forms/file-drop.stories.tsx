import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import cover from '../illustrations/inbox.svg?no-inline';
import { FileDrop } from './file-drop.tsx';

const photo = (name = 'licence.jpg') => new File(['x'], name, { type: 'image/jpeg' });

const meta: Meta<typeof FileDrop> = {
  component: FileDrop,
  args: {
    label: 'Front image',
    hint: 'JPEG, PNG or WEBP, at most 10 MB',
    accept: 'image/jpeg,image/png,image/webp',
    file: null,
    onChoose: fn(),
    onRemove: fn(),
  },
};

export default meta;

type Story = StoryObj<typeof FileDrop>;

export const Empty: Story = {};

export const Optional: Story = { args: { label: 'Back image', optional: true } };

export const Reading: Story = { args: { file: { file: photo() } } };

export const Chosen: Story = { args: { file: { file: photo(), picture: cover } } };

export const LongName: Story = {
  args: {
    file: { file: photo('photo-of-my-driving-licence-front-side-2026-11-21-18-05-33.jpg'), picture: cover },
  },
};

export const Disabled: Story = { args: { disabled: true } };
