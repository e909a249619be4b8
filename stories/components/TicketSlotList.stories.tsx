import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, DicesIcon, IconButton, TicketSlot, TicketSlotList } from '@veloc/ui';
import { widthModes } from '../../.storybook/modes';
import { breakIt } from '../support/breakIt';

const quickPick = fn();
const slot = { places: 6, onOpen: fn(), onRandom: fn(), onRemove: fn() };

const meta = {
  component: TicketSlotList,
  title: 'Lottery/TicketSlotList',
  id: 'components-ticketslotlist',
  args: {
    done: 2,
    action: (
      <Button kind="accent" size="medium" icon={<DicesIcon />} onClick={quickPick}>
        Chọn nhanh 6 vé
      </Button>
    ),
    children: [
      <TicketSlot key="A" code="A" state="done" numbers={[4, 17, 23, 38, 52, 71]} {...slot} />,
      <TicketSlot key="B" code="B" state="done" numbers={[8, 11, 29, 40, 66, 79]} {...slot} />,
      <TicketSlot key="C" code="C" state="partial" numbers={[2, 19, 33]} message="Chọn thêm 3 số" {...slot} />,
      <TicketSlot key="D" code="D" state="empty" numbers={[]} {...slot} />,
      <TicketSlot key="E" code="E" state="empty" numbers={[]} {...slot} />,
      <TicketSlot key="F" code="F" state="loading" numbers={[]} {...slot} />,
    ],
  },
  decorators: [
    (Story) => (
      <div data-accent="keno">
        <Story />
      </div>
    ),
  ],
  parameters: { chromatic: { modes: widthModes } },
} satisfies Meta<typeof TicketSlotList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SixPlaces: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Vé của bạn' })).toHaveTextContent('2/6');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    const action = canvas.getByRole('button', { name: 'Chọn nhanh 6 vé' });
    const card = canvas.getByRole('region').getBoundingClientRect();
    await expect(card.right - action.getBoundingClientRect().right).toBe(12);
    await userEvent.click(action);
    await expect(quickPick).toHaveBeenCalledOnce();
  },
};

export const SixBallsInARowAt288: Story = {
  render: (args) => (
    <div style={{ width: 288 }}>
      <TicketSlotList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: /^Vé A/ });
    const tops = [...row.querySelectorAll('span')]
      .filter((part) => part.childElementCount === 0 && /^\d\d$/.test(part.textContent ?? ''))
      .map((part) => Math.round(part.getBoundingClientRect().top));
    await expect(tops).toHaveLength(6);
    await expect(new Set(tops).size).toBe(1);
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
};

/** An action that is an icon alone keeps it where one with words gives it up. */
export const IconAloneAt288: Story = {
  args: { action: <IconButton tone="accent" label="Thêm lựa chọn" icon={<DicesIcon />} /> },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <div style={{ width: 288 }}>
      <TicketSlotList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Thêm lựa chọn' }).querySelector('svg')).toBeVisible();
  },
};

/** Heading and letters stand on one edge, and one short word is no narrower than it is high. */
export const ShortActionAt288: Story = {
  args: {
    action: (
      <Button kind="accent" size="medium" icon={<DicesIcon />}>
        Đầy
      </Button>
    ),
  },
  render: (args) => (
    <div style={{ width: 288 }}>
      <TicketSlotList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const leftOf = (part: HTMLElement) => part.getBoundingClientRect().left;
    await expect(leftOf(canvas.getByRole('heading'))).toBe(leftOf(canvas.getByRole('img', { name: 'Vé A' })));
    const { width, height } = canvas.getByRole('button', { name: 'Đầy' }).getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(height);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
