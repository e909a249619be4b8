import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, DayPicker, Stack, type DayPickerProps } from '@veloc/ui';
import { widthModes } from '../../.storybook/modes';
import { tap } from '../support/press';
import { breakIt } from '../support/breakIt';

const names = ['Hôm nay', 'CN', 'Thứ 2', 'Thứ 3', 'Thứ 4', 'Thứ 5', 'Thứ 6'];
const days = names.map((name, index) => ({ value: `day-${index}`, label: name, date: `${21 + index}/11` }));

const meta = {
  component: DayPicker,
  title: 'Choose/DayPicker',
  id: 'components-daypicker',
  args: { label: 'Ngày mở thưởng', options: days, value: 'day-0', onChange: () => undefined },
  decorators: [
    (Story) => (
      <div data-accent="classic" style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Choosing {...args} />,
  parameters: { chromatic: { modes: widthModes } },
} satisfies Meta<typeof DayPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

function Choosing(args: DayPickerProps) {
  const [value, setValue] = useState(args.value);
  return <DayPicker {...args} value={value} onChange={(change) => setValue(change.value)} />;
}

export const AWeek: Story = {
  play: async ({ canvas, userEvent }) => {
    await tap(userEvent, canvas.getByRole('radio', { name: 'CN 22/11' }));
    await expect(canvas.getByRole('radio', { name: 'CN 22/11' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Thứ 2 23/11' }));
    await expect(canvas.getByRole('radio', { name: 'Thứ 2 23/11' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Hôm nay 21/11' })).not.toBeChecked();
  },
};

/** The chosen day is in view though it stands at the end of a long row. */
export const OpensAtTheChosenDay: Story = {
  args: { value: 'day-6' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('radiogroup').getBoundingClientRect();
    const chosen = canvas.getByRole('radio', { name: 'Thứ 6 27/11' }).getBoundingClientRect();
    await expect(chosen.right).toBeLessThanOrEqual(row.right + 1);
  },
};

/** A choice without a date stands on one line. */
export const EveryDay: Story = {
  args: { options: [{ value: 'every', label: 'Mọi ngày' }, ...days], value: 'every' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Mọi ngày' })).toBeChecked();
  },
};

export const OneDay: Story = { args: { options: days.slice(0, 1) } };

export const KeyboardAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Hôm nay 21/11' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Thứ 2 23/11' })).toBeChecked();
  },
};

/** Its label over it, as beside fields that show theirs; it is heard once. */
export const LabelShown: Story = {
  args: { labelShown: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: args.label })).toBeVisible();
    await expect(canvas.getByText(args.label)).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Its first day stands on the edge of what is above and below it, with its label shown or without. */
export const OnTheEdgeOfItsNeighbours: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Stack>
      <Card data-testid="neighbour">Mega 6/45</Card>
      <DayPicker {...args} />
      <DayPicker {...args} labelShown />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const { left } = canvas.getByTestId('neighbour').getBoundingClientRect();
    for (const day of canvas.getAllByRole('radio', { name: 'Hôm nay 21/11' })) {
      await expect(day.getBoundingClientRect().left).toBe(left);
    }
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
