import type { Meta, StoryObj } from '@storybook/react-vite';
import { forMember } from '#testing/for-stories.tsx';
import { PartCard, type PartCardProps } from './part-card.tsx';

type Document = PartCardProps['documents'][number];

const licence = (status: Document['status'], remarks: string | null = null): readonly Document[] => [
  { id: 'licence', type: 'DRIVING_LICENCE', status, remarks, dateTimeCreated: '2026-11-20T07:05:00.000Z' },
];

const meta: Meta<typeof PartCard> = {
  component: PartCard,
  args: { part: 'identity', documents: [], fetchAgain: () => Promise.resolve(true) },
  decorators: [forMember()],
};

export default meta;

type Story = StoryObj<typeof PartCard>;

export const NotUploaded: Story = {};

export const Pending: Story = { args: { documents: licence('PENDING') } };

export const Processing: Story = { args: { documents: licence('PROCESSING') } };

export const Approved: Story = { args: { documents: licence('APPROVED') } };

export const Rejected: Story = {
  args: { documents: licence('REJECTED', 'The date of birth cannot be read.') },
};
