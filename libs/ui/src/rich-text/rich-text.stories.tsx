import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from './rich-text.tsx';

const meta: Meta<typeof RichText> = {
  component: RichText,
  args: { html: '<p>We match your deposit up to <b>A$200.00</b>.</p><p>Wager it ten times in 14 days.</p>' },
};

export default meta;

type Story = StoryObj<typeof RichText>;

export const Paragraphs: Story = {};

export const Everything: Story = {
  args: {
    html: '<h2>How it works</h2><ol><li>Deposit</li><li>Play <i>pokies</i></li></ol><ul><li><a href="#terms">Terms</a></li></ul><hr><blockquote>Once a day.</blockquote><table><tr><th>Deposit</th><th>Bonus</th></tr><tr><td>A$20.00</td><td>A$10.00</td></tr></table>',
  },
};

export const Cleaned: Story = {
  args: { html: '<p onclick="x()">Only the words are left.</p><script>x()</script>' },
};
