import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card, CardLink } from '@veloc/ui';
import { followTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: Card,
  title: 'Show/Card',
  id: 'components-card',
  subcomponents: { CardLink },
  args: { children: 'Kỳ #01271' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Insets: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <Card inset="none">Không lề</Card>
      <Card inset="small">Lề 12</Card>
      <Card>Lề 16</Card>
    </div>
  ),
};

/** What was won stands out from what merely happened. */
export const Gold: Story = {
  args: { tone: 'gold', children: 'Chúc mừng, bạn trúng 300.000 ₫' },
  play: async ({ canvas }) => {
    const ring = getComputedStyle(canvas.getByText(/^Chúc mừng/)).boxShadow;
    await expect(ring).toContain('inset');
  },
};

export const LeadsSomewhere: Story = {
  args: { children: <CardLink href="#01271">Kỳ #01271</CardLink>, style: { height: '8rem' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Kỳ #01271' });
    await followTwoWays(userEvent, link);
    const card = (link.parentElement as HTMLElement).getBoundingClientRect();
    const corner = canvasElement.ownerDocument.elementFromPoint(card.right - 20, card.bottom - 20);
    await expect(corner).toBe(link);
  },
};

export const KeyboardAlone: Story = {
  args: { children: <CardLink href="#01271">Kỳ #01271</CardLink> },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Kỳ #01271' });
    const follow = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', follow);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
