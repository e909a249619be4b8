import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ActionBar, Button, Card, Page, PageHeader, PageLayout } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: Page,
  title: 'Frame/Page',
  id: 'components-page',
  subcomponents: { PageLayout },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { as: 'main', children: <Card>Kỳ #01271</Card> },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BetweenHeadAndFoot: Story = {
  render: (args) => (
    <PageLayout>
      <PageHeader title="Kết quả" onBack={fn()} />
      <Page {...args} />
      <ActionBar>
        <Button wide>Mua vé</Button>
      </ActionBar>
    </PageLayout>
  ),
  play: async ({ canvas }) => {
    const page = canvas.getByRole('main').getBoundingClientRect();
    const card = canvas.getByText('Kỳ #01271').getBoundingClientRect();
    await expect(card.top - page.top).toBe(14);
    await expect(card.left - page.left).toBe(16);
    const foot = canvas.getByRole('button', { name: 'Mua vé' }).parentElement as HTMLElement;
    await expect(foot.getBoundingClientRect().bottom).toBe(window.innerHeight);
    await expect(page.bottom).toBe(foot.getBoundingClientRect().top);
  },
};

export const RoomOfItsOwn: Story = {
  args: { start: 32, end: 0 },
  play: async ({ canvas }) => {
    const { paddingTop, paddingBottom } = getComputedStyle(canvas.getByRole('main'));
    await expect([paddingTop, paddingBottom]).toEqual(['32px', '0px']);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
