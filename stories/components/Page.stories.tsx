import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ActionBar, Button, Card, Header, JackpotHero, Page, PageHeader, PageLayout, Tabs } from '@veloc/ui';
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

/** Mark, hero, tabs and page stand on one edge, which the large scale leaves where it is. */
export const OneEdgeAtTheLargeScale: Story = {
  globals: { scale: 'large' },
  // A docs page has one rem, which this story would take along.
  tags: ['!autodocs'],
  args: { as: 'div' },
  render: (args) => (
    <PageLayout>
      <Header logo="Hồ Gươm">
        <JackpotHero amount={12_500_000} />
      </Header>
      <main>
        <Tabs label="Kỳ quay" items={[{ value: '01271', label: 'Hôm nay', content: <Page {...args} /> }]} />
      </main>
    </PageLayout>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(getComputedStyle(document.documentElement).fontSize).toBe('24px'));
    const words = document.createRange();
    const lefts = ['Hồ Gươm', 'Jackpot 1 ước tính', 'Hôm nay'].map((text) => {
      words.selectNodeContents(canvas.getByText(text));
      return words.getBoundingClientRect().left;
    });
    await expect([...lefts, canvas.getByText('Kỳ #01271').getBoundingClientRect().left]).toEqual([16, 16, 16, 16]);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
