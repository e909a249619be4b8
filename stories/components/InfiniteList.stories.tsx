import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button, Card, InfiniteList, type InfiniteListProps } from '@veloc/ui';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => `Kỳ #${String(index + 1).padStart(5, '0')}`);

const args: InfiniteListProps<string> = {
  label: 'Kết quả',
  items: rows(10),
  keyOf: (row) => row,
  onMore: fn(),
  children: (row) => <Card>{row}</Card>,
};

const meta = {
  component: InfiniteList<string>,
  title: 'Show/InfiniteList',
  id: 'components-infinitelist',
  args,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof InfiniteList<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten thousand rows, a screenful of them in the document, wherever one has scrolled to. */
export const TenThousandRows: Story = {
  args: { items: rows(10_000), ended: true },
  play: async ({ canvas, canvasElement, step }) => {
    const page = canvasElement.ownerDocument;
    await step('at the top', async () => {
      await waitFor(() => expect(canvas.getByText('Kỳ #00001')).toBeVisible());
      await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    });
    await step('at the end', async () => {
      await waitFor(async () => {
        page.documentElement.scrollTop = page.documentElement.scrollHeight;
        await expect(canvas.getByText('Kỳ #10000')).toBeVisible();
      });
      await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
      await expect(canvas.getByRole('status')).toHaveTextContent('Đã hết danh sách');
      const last = canvas.getByText('Kỳ #10000').closest('li');
      await expect(last).toHaveAttribute('aria-posinset', '10000');
      await expect(last).toHaveAttribute('aria-setsize', '10000');
    });
  },
};

/** Asks for the next page when its end comes near, and stops at the end. */
export const GrowsToItsEnd: Story = {
  render: function GrowsToItsEnd(props) {
    const [count, setCount] = useState(10);
    const grow = () => {
      props.onMore();
      setCount((now) => now + 10);
    };
    return <InfiniteList {...props} items={rows(count)} ended={count >= 30} onMore={grow} />;
  },
  play: async ({ args, canvas, canvasElement }) => {
    const page = canvasElement.ownerDocument;
    await waitFor(async () => {
      page.documentElement.scrollTop = page.documentElement.scrollHeight;
      await expect(canvas.getByText('Kỳ #00030')).toBeVisible();
    });
    await expect(args.onMore).toHaveBeenCalledTimes(2);
  },
};

const drawn = fn((row: string) => <Card>{row}</Card>);

/** A thousand rows more: only what is near the window is drawn, and the place on the page is kept. */
export const AppendsAtTheCostOfWhatIsSeen: Story = {
  render: function Appends(props) {
    const [count, setCount] = useState(60);
    return (
      <>
        <Button onClick={() => setCount((now) => now + 1_000)}>Thêm</Button>
        <InfiniteList {...props} items={rows(count)} ended>
          {drawn}
        </InfiniteList>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // The part for long lists arrives on its own.
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(40), { timeout: 4_000 });
    const before = canvas.getAllByRole('listitem').length;
    const { top } = canvas.getByText('Kỳ #00003').getBoundingClientRect();
    const { scrollHeight } = canvasElement.ownerDocument.documentElement;
    drawn.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm' }));
    await waitFor(() =>
      expect(canvasElement.ownerDocument.documentElement.scrollHeight).toBeGreaterThan(10 * scrollHeight),
    );
    await expect(drawn.mock.calls.length).toBeLessThanOrEqual(2 * before);
    await expect(canvas.getAllByRole('listitem').length).toBeLessThanOrEqual(before + 5);
    await expect(canvas.getByText('Kỳ #00003').getBoundingClientRect().top).toBe(top);
  },
};

export const KeepsItsRowsWhenThePageFails: Story = {
  args: { items: rows(3), error: 'Chưa tải được kết quả', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Kỳ #00003')).toBeVisible());
    await pressTwoWays(userEvent, canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};

export const KeyboardAlone: Story = {
  args: { items: rows(3), error: 'Chưa tải được kết quả', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Kỳ #00003')).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Thử lại' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LoadingMore: Story = { args: { items: rows(3), isLoadingMore: true } };

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
