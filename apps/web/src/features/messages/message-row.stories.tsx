import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { forMember, inList } from '#testing/for-stories.tsx';
import { MessageRow, type Message } from './message-row.tsx';

const message: Message = {
  id: 'message-1',
  read: false,
  automatedMessageType: 'DEPOSIT_APPROVED',
  title: 'Deposit Request Approved',
  content: '<p>Your deposit of <b>A$50.00</b> is in your wallet.</p>',
  subject: null,
  dateTimeCreated: '2026-11-21T06:30:00.000Z',
};

const meta: Meta<typeof MessageRow> = {
  component: MessageRow,
  args: { message, onOpen: fn(), onMark: fn(), onRemove: fn(), onFollow: fn() },
  decorators: [inList, forMember()],
};

export default meta;

type Story = StoryObj<typeof MessageRow>;

export const Unread: Story = {};

export const Read: Story = { args: { message: { ...message, read: true } } };

export const FromSupport: Story = {
  args: { message: { ...message, automatedMessageType: null, title: 'A word about your account' } },
};

export const LongText: Story = {
  args: {
    message: {
      ...message,
      automatedMessageType: 'DOCUMENT_REJECTED',
      title: 'Document Rejected: please take the photo of your driving licence again in daylight',
      content:
        '<p>The corners are cut off and the date of birth cannot be read. Please take the photo on a plain ground, with all four corners in the picture, and upload it again in your account under Verification.</p>',
    },
  },
};
