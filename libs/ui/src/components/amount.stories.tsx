import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from './amount.tsx';

const meta: Meta<typeof Amount> = { component: Amount, args: { symbol: 'A$', text: '1,284.50' } };

export default meta;

type Story = StoryObj<typeof Amount>;

export const InText: Story = {};

export const Medium: Story = { args: { size: 'md' } };

export const LargeMoney: Story = { args: { size: 'lg', tone: 'money' } };

export const ExtraLargeMoney: Story = { args: { size: 'xl', tone: 'money' } };

export const Subtle: Story = { args: { text: '0.00', tone: 'subtle' } };

export const Crypto: Story = { args: { symbol: '₿', text: '0.00125000', size: 'lg' } };

export const Concealed: Story = { args: { size: 'xl', concealed: true } };
