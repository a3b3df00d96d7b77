import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../components/button.tsx';
import { Text } from '../components/text.tsx';
import { Illustration } from '../illustrations/illustration.tsx';
import { DialogRays } from './dialog-art.tsx';
import { Dialog } from './dialog.tsx';

const meta: Meta<typeof Dialog> = {
  component: Dialog,
  args: {
    open: true,
    title: 'Cancel withdrawal',
    children: <Text>A$250.00 goes back to your cash at once.</Text>,
    onClose: fn(),
  },
};

export default meta;

type Story = StoryObj<typeof Dialog>;

export const Medium: Story = {};

export const Small: Story = { args: { size: 'sm', description: 'It has not been paid yet.' } };

export const Large: Story = { args: { size: 'lg' } };

export const WithFooter: Story = {
  args: {
    footer: (
      <Button variant="inverse" block>
        Cancel withdrawal
      </Button>
    ),
  },
};

export const WithWayBack: Story = { args: { onBack: fn() } };

export const MustBeAnswered: Story = {
  args: { closable: false, role: 'alertdialog', footer: <Button variant="inverse">Go on playing</Button> },
};

export const WithArt: Story = {
  args: {
    title: 'Level 4',
    art: (
      <DialogRays>
        <Illustration name="jackpot-last-light" size="prize" />
      </DialogRays>
    ),
  },
};

export const LongText: Story = {
  args: {
    title: 'Terms of the weekend of the harbour lights and its three tournaments',
    children: Array.from({ length: 24 }, (_, index) => (
      <Text key={index} mb="4">
        Rule {index + 1}. Every stake in a game of the list counts once it is settled.
      </Text>
    )),
    footer: <Button variant="inverse">Agree</Button>,
  },
};
