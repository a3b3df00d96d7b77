import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './logo.tsx';

const meta: Meta<typeof Logo> = { component: Logo, args: { brand: 'magpie' } };

export default meta;

type Story = StoryObj<typeof Logo>;

export const Lockup: Story = {};

export const Glyph: Story = { args: { variant: 'glyph' } };

export const Wordmark: Story = { args: { variant: 'wordmark' } };

export const Kookaburra: Story = { args: { brand: 'kookaburra' } };

export const Rosella: Story = { args: { brand: 'rosella' } };

export const Lorikeet: Story = { args: { brand: 'lorikeet' } };
