import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, CreditCard } from 'lucide-react';
import { Icon } from '../components/icon.tsx';
import { Kept } from '../testing/kept.tsx';
import { RadioCards } from './radio-cards.tsx';

const meta: Meta<typeof RadioCards<string>> = {
  component: RadioCards,
  args: {
    label: 'Pay with',
    value: 'CARD',
    cards: [
      { value: 'CARD', label: 'Card', icon: <Icon of={CreditCard} /> },
      { value: 'BANK', label: 'Bank transfer', icon: <Icon of={Building2} />, note: 'One day' },
      { value: 'PAYID', label: 'PayID' },
    ],
  },
  render: (args) => (
    <Kept start={args.value}>{(value, keep) => <RadioCards {...args} value={value} onChange={keep} />}</Kept>
  ),
};

export default meta;

type Story = StoryObj<typeof RadioCards<string>>;

export const OneChosen: Story = {};

export const NoneChosen: Story = { args: { value: '' } };

export const WithProblem: Story = { args: { value: '', error: 'Please choose how to pay.' } };

export const Busy: Story = { args: { busy: true } };

export const Disabled: Story = { args: { disabled: true } };
