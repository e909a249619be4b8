import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BalancePill, ChevronLeftIcon, Countdown, GameHeader, IconButton, ProgressBar } from '@veloc/ui';
import { gamePages } from '../../storefront/games/pages';
import { breakIt } from '../support/breakIt';

const back = fn();

const meta = {
  component: GameHeader,
  title: 'Lottery/GameHeader',
  id: 'components-gameheader',
  args: {
    ...gamePages.mega.look,
    title: 'MEGA 6/45',
    leading: <IconButton label="Quay lại" icon={<ChevronLeftIcon />} tone="onColor" onClick={back} />,
    drawTitle: 'Jackpot 32.684.915.500 ₫',
    drawDetail: 'Quay 18:00 Chủ Nhật 22/11',
    countdown: <Countdown tone="header" remaining={106_938_000} />,
    countdownLabel: 'Đóng bán sau',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GameHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mega: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'MEGA 6/45' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quay lại' }));
    await expect(back).toHaveBeenCalledOnce();
  },
};

export const KenoWithItsBar: Story = {
  args: {
    ...gamePages.keno.look,
    title: 'KENO',
    drawTitle: 'Kỳ #0219846',
    drawDetail: 'Quay lúc 12:20 hôm nay',
    countdown: <Countdown tone="header" remaining={222_000} />,
    progress: <ProgressBar tone="onColor" label="Thời gian tới kỳ quay" value={0.46} />,
  },
};

/** Of a shop that has drawn no marks: the name alone, in the brand's colours. */
export const WithoutMarkAndAccent: Story = {
  args: { accent: undefined, glyph: undefined, title: 'Hồ Gươm' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hồ Gươm' })).toBeVisible();
    const back = canvas.getByRole('button', { name: 'Quay lại' }).getBoundingClientRect();
    await expect(canvas.getByRole('heading').getBoundingClientRect().left - back.right).toBeLessThanOrEqual(8);
    await expect(canvasElement.querySelector('[data-accent]')).toBeNull();
  },
};

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 320 }}>
      <GameHeader {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const part of [canvas.getByRole('heading'), canvas.getByText('1 ngày'), canvas.getByText('Đóng bán sau')]) {
      await expect(part?.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    }
  },
};

/** A long balance takes the room of the mark, and leaves name and balance on one line. */
export const LongBalance: Story = {
  args: {
    ...gamePages.max3dpro.look,
    title: 'MAX 3D PRO',
    actions: <BalancePill balance={42_560_000} href="/account/recharge" isCompact />,
  },
  render: (args) => (
    <div style={{ width: 360 }}>
      <GameHeader {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading').getBoundingClientRect();
    const balance = canvas.getByRole('link').getBoundingClientRect();
    await expect(Math.abs(name.top + name.bottom - balance.top - balance.bottom)).toBeLessThan(4);
    await expect(name.right).toBeLessThanOrEqual(balance.left);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
