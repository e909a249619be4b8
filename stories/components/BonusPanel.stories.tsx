import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { BonusPanel, BottomSheet, Button, NumberGrid, ZapIcon, type BonusPanelProps } from '@veloc/ui';
import { widthModes } from '../../.storybook/modes';
import { ownWindow } from '../../.storybook/viewports';
import { breakIt } from '../support/breakIt';

const meta = {
  component: BonusPanel,
  title: 'Lottery/BonusPanel',
  id: 'components-bonuspanel',
  args: { title: 'Số Power', icon: <ZapIcon size={20} aria-hidden="true" />, hint: 'Chọn 1 số từ 1 đến 16' },
  parameters: { chromatic: { modes: widthModes }, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div data-accent="power">
        <Story />
      </div>
    ),
  ],
  render: (args) => <Picking {...args} />,
} satisfies Meta<typeof BonusPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

function Picking({ count = 16, ...args }: BonusPanelProps & { count?: number }) {
  const [selected, setSelected] = useState<readonly number[]>([11]);
  return (
    <BonusPanel {...args}>
      <NumberGrid
        label="Số Power"
        count={count}
        kind="bonus"
        max={2}
        selected={selected}
        onToggle={({ value }) => setSelected([value])}
      />
    </BonusPanel>
  );
}

export const SixteenNumbers: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Số Power' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '11' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const TwelveNumbers: Story = {
  args: { title: 'Số đặc biệt 0/1', hint: 'Từ 1 đến 12' },
  render: (args) => <Picking {...args} count={12} />,
};

/** What is chosen, in one row on the margins of its sheet. */
export const Folded: Story = {
  args: {
    title: 'Số Power 01',
    hint: (
      <Button kind="accent" size="medium">
        Đổi
      </Button>
    ),
  },
  render: (args) => <BonusPanel {...args} />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('heading').parentElement?.getBoundingClientRect();
    await expect(row?.left).toBe(16);
    await expect(row?.height).toBeLessThanOrEqual(48);
  },
};

/** Without room for margins it takes the whole width, and the numbers keep their 44 px. */
export const GoesToTheEdgesAt320: Story = {
  args: { note: 'Số Power được in trên vé. Giải Jackpot 2 xét theo quả bóng thứ bảy của kỳ quay.' },
  render: (args) => (
    <div style={{ width: '20rem' }}>
      <Picking {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const cell of canvas.getAllByRole('button')) {
      const { width, height } = cell.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const heading = canvas.getByRole('heading').parentElement;
    await expect(heading?.scrollWidth).toBeLessThanOrEqual(heading?.clientWidth ?? 0);
  },
};

function MainNumbers() {
  const [selected, setSelected] = useState<readonly number[]>([]);
  return (
    <NumberGrid
      label="Số chính"
      count={55}
      max={6}
      selected={selected}
      onToggle={({ value }) =>
        setSelected((numbers) =>
          numbers.includes(value) ? numbers.filter((number) => number !== value) : [...numbers, value],
        )
      }
    />
  );
}

/** A sheet with `inset="none"` gives grid and panel its whole width; its sentence keeps the margins. */
export const InASheet: Story = {
  parameters: { docs: ownWindow },
  render: (args) => (
    <BottomSheet
      open
      onClose={() => {}}
      inset="none"
      accent="power"
      title="Vé A"
      description="6 số từ 1 đến 55 và một số Power."
      footer={<Button wide>Xong</Button>}
    >
      <MainNumbers />
      <Picking {...args} />
    </BottomSheet>
  ),
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Vé A' });
    const { left, width } = sheet.getBoundingClientRect();
    const [main, bonus] = screen.getAllByRole('group');
    await expect(main?.getBoundingClientRect().width).toBe(width);
    await expect(bonus?.closest('div:has(> div > h3)')?.parentElement?.getBoundingClientRect().width).toBe(width);
    const words = screen.getByText('6 số từ 1 đến 55 và một số Power.');
    await waitFor(() => expect(words.getBoundingClientRect().left - left).toBe(16));
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
