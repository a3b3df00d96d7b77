import type { Meta, StoryObj } from '@storybook/react-vite';
import { WifiOff } from 'lucide-react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

const meta: Meta<typeof Alert> = {
  component: Alert,
  args: { children: 'Your documents are waiting for review. We will send you a message when it is done.' },
};

export default meta;

type Story = StoryObj<typeof Alert>;

export const Information: Story = {};

export const Success: Story = { args: { tone: 'success' } };

export const Warning: Story = { args: { tone: 'warning' } };

export const Danger: Story = { args: { tone: 'danger', role: 'alert' } };

export const OwnIcon: Story = {
  args: { tone: 'warning', icon: <Icon of={WifiOff} />, children: 'The connection was lost.' },
};

export const WithAction: Story = { args: { action: <Button size="sm">Verify</Button> } };

export const ShortWithAction: Story = {
  args: { children: 'Verify your email.', action: <Button size="sm">Verify</Button> },
};

export const Long: Story = {
  args: {
    tone: 'danger',
    children:
      'The photo of your driving licence was rejected because its corners are cut off and the date of birth cannot be read. Please take it again in daylight, on a plain ground, with all four corners in the picture.',
  },
};
