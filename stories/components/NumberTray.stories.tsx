import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Button, NumberTray } from '@veloc/ui';
import { widthModes } from '../../.storybook/modes';
import { breakIt } from '../support/breakIt';

const meta = {
  component: NumberTray,
  title: 'Lottery/NumberTray',
  id: 'components-numbertray',
  args: { numbers: [7, 22, 39, 64], places: 6 },
  decorators: [
    (Story) => (
      <div data-accent="keno">
        <Story />
      </div>
    ),
  ],
  parameters: { chromatic: { modes: widthModes } },
} satisfies Meta<typeof NumberTray>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPlacesLeft: Story = {
  play: async ({ canvas }) => {
    const tray = canvas.getByRole('list', { name: 'Số đã chọn' });
    await expect(within(tray).getAllByRole('listitem')).toHaveLength(4);
    await expect(tray.children).toHaveLength(6);
  },
};

/** Places alone say nothing, so what is missing is said. */
export const Empty: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { numbers: [] },
  play: async ({ canvas }) => {
    const tray = canvas.getByRole('list', { name: 'Số đã chọn' });
    await expect(within(tray).getAllByRole('listitem')).toHaveLength(1);
    await expect(within(tray).getByRole('listitem')).toHaveTextContent('Chưa chọn số nào');
    // It takes no room among them.
    const place = () => tray.lastElementChild?.getBoundingClientRect().left;
    const before = place();
    within(tray).getByRole('listitem').style.display = 'none';
    await expect(place()).toBe(before);
  },
};

/** As many as a free choice of Keno takes. */
export const TenInARow: Story = {
  args: { numbers: [7], places: 10 },
  render: (args) => (
    <div style={{ width: 328, maxWidth: '100%' }}>
      <NumberTray {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const places = [...canvas.getByRole('list').children].map((place) => place.getBoundingClientRect().top);
    await expect(new Set(places).size).toBe(1);
  },
};

export const EighteenWrap: Story = {
  args: { numbers: Array.from({ length: 18 }, (_, index) => index * 2 + 1), places: 18 },
  render: (args) => (
    <div style={{ width: '18rem' }}>
      <NumberTray {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const tray = canvas.getByRole('list');
    await expect(tray.scrollWidth).toBeLessThanOrEqual(tray.clientWidth);
  },
};

export const WithABonusNumber: Story = { args: { numbers: [3, 12, 19, 27, 31, 44], places: 6, bonus: [9] } };

export const ABonusPlaceIsLeft: Story = {
  args: { numbers: [4, 11, 18, 26, 33], places: 5, bonusPlaces: 1 },
  play: async ({ canvas }) => {
    const tray = canvas.getByRole('list', { name: 'Số đã chọn' });
    await expect(within(tray).getAllByRole('listitem')).toHaveLength(5);
    await expect(tray.lastElementChild?.previousElementSibling).toHaveTextContent('+');
    await expect(tray.children).toHaveLength(7);
  },
};

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function delaysIn(tray: HTMLElement): string[] {
  return [...tray.querySelectorAll('li:not([aria-hidden])')].map((place) => getComputedStyle(place).animationDelay);
}

export const ARandomPickLandsOneAfterAnother: Story = {
  args: { numbers: [7], places: 6 },
  render: function Picks(args) {
    const [numbers, setNumbers] = useState(args.numbers);
    return (
      <div style={{ display: 'grid', gap: '1rem' }}>
        <NumberTray {...args} numbers={numbers} />
        <Button onClick={() => setNumbers([7, 12, 19, 27, 31, 44])}>Chọn nhanh</Button>
        <Button onClick={() => setNumbers((now) => now.slice(0, -1))}>Bỏ một số</Button>
      </div>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const tray = canvas.getByRole('list', { name: 'Số đã chọn' });
    await step('what is there to begin with waits for nothing', async () => {
      await expect(delaysIn(tray)).toEqual(['0s']);
    });
    await step('what comes together comes 40 ms apart, unless the person wants no motion', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Chọn nhanh' }));
      const staggered = ['0s', '0s', '0.04s', '0.08s', '0.12s', '0.16s'];
      await expect(delaysIn(tray)).toEqual(isStill() ? staggered.map(() => '0s') : staggered);
    });
    await step('a change afterwards makes nothing land again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bỏ một số' }));
      await expect(delaysIn(tray)).toEqual(['0s', '0s', '0s', '0s', '0s']);
    });
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
