import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NumberGrid, type NumberGridProps } from '@veloc/ui';
import { widthModes } from '../../.storybook/modes';
import { breakIt } from '../support/breakIt';

const meta = {
  component: NumberGrid,
  title: 'Lottery/NumberGrid',
  id: 'components-numbergrid',
  args: { label: 'Chọn số Mega 6/45', count: 45, max: 6, selected: [], onToggle: fn() },
  parameters: { layout: 'fullscreen', chromatic: { modes: widthModes } },
  decorators: [
    (Story) => (
      <div data-accent="mega">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

function Picking(args: NumberGridProps) {
  const [selected, setSelected] = useState(args.selected);
  return (
    <NumberGrid
      {...args}
      selected={selected}
      onToggle={({ value }) => {
        args.onToggle({ value });
        setSelected((now) => (now.includes(value) ? now.filter((number) => number !== value) : [...now, value]));
      }}
    />
  );
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(45);
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Đã chọn 0, còn 6 số');
  },
};

export const SaysHowManyAreLeft: Story = {
  args: { selected: [7, 23] },
  render: Picking,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: '31' }));
    await expect(status).toHaveTextContent('Đã chọn 3, còn 3 số');
    // A thumb puts back what a mouse or it has picked.
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: '07' }) });
    await expect(status).toHaveTextContent('Đã chọn 2, còn 4 số');
  },
};

/** Any list: those that were drawn most, without a gap where the others are. */
export const ASubsetOfTheNumbers: Story = {
  args: { label: 'Số hay về', count: undefined, numbers: [2, 9, 14, 23, 31, 38, 44, 57, 80], max: 3 },
  render: Picking,
  play: async ({ args, canvas, userEvent }) => {
    const names = canvas.getAllByRole('button').map((cell) => cell.textContent);
    await expect(names).toEqual(['02', '09', '14', '23', '31', '38', '44', '57', '80']);
    await userEvent.tab();
    await userEvent.keyboard('{End} ');
    await expect(args.onToggle).toHaveBeenCalledWith({ value: 38 });
  },
};

export const StopsAtTheLimitAndSaysWhy: Story = {
  args: { max: 2 },
  render: Picking,
  play: async ({ args, canvas, userEvent, step }) => {
    const number = (name: string) => canvas.getByRole('button', { name });
    await step('two numbers fill it', async () => {
      await userEvent.click(number('07'));
      await userEvent.click(number('23'));
      await expect(number('07')).toHaveAttribute('aria-pressed', 'true');
      await expect(number('24')).toHaveAttribute('aria-disabled', 'true');
      await expect(number('24')).toHaveAccessibleDescription(/Đã chọn đủ 2 số/);
    });
    await step('a third one is refused aloud', async () => {
      await userEvent.click(number('24'));
      const status = canvas.getByRole('status');
      const before = status.firstElementChild;
      await userEvent.click(number('25'));
      await expect(status).toHaveTextContent('Đã chọn đủ 2 số. Bỏ một số để chọn số khác.');
      // Only a new element makes a screen reader say the same words again.
      await expect(status.firstElementChild).not.toBe(before);
      await expect(args.onToggle).toHaveBeenCalledTimes(2);
    });
    await step('the others stay reachable from the keyboard', async () => {
      number('24').focus();
      await userEvent.keyboard('{ArrowRight} ');
      await expect(number('25')).toHaveFocus();
      await expect(args.onToggle).toHaveBeenCalledTimes(2);
    });
    await step('a picked number can be put back from the keyboard', async () => {
      number('07').focus();
      await userEvent.keyboard(' ');
      await expect(number('24')).not.toHaveAttribute('aria-disabled');
    });
  },
};

/** The one extra number of a game: another takes its place, so none of them fades. */
export const OneNumberIsExchanged: Story = {
  args: { label: 'Số Power', count: 16, kind: 'bonus', max: 1, exchanges: true, selected: [1] },
  render: function Exchanging(args) {
    const [selected, setSelected] = useState(args.selected);
    return <NumberGrid {...args} selected={selected} onToggle={({ value }) => setSelected([value])} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '11' })).not.toHaveAttribute('aria-disabled');
    await userEvent.click(canvas.getByRole('button', { name: '11' }));
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Đã chọn số 11');
  },
};

export const KeyboardAlone: Story = {
  render: Picking,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const group = canvas.getByRole('group');
    const columns = getComputedStyle(group).gridTemplateColumns.split(' ').length;
    const focused = () => Number(canvasElement.ownerDocument.activeElement?.textContent);
    await step('the grid is one tab stop', async () => {
      await userEvent.tab();
      await expect(focused()).toBe(1);
      await expect(group.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    });
    await step('arrows walk in two dimensions and stop at the edge', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await expect(focused()).toBe(2 + columns);
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(focused()).toBe(2);
    });
    await step('Home and End stay in the row', async () => {
      await userEvent.keyboard('{End}');
      await expect(focused()).toBe(columns);
      await userEvent.keyboard('{Home}');
      await expect(focused()).toBe(1);
    });
    await step('Space picks, and Tab leaves the grid', async () => {
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('button', { name: '01' })).toHaveAttribute('aria-pressed', 'true');
      await userEvent.tab();
      await expect(group.contains(canvasElement.ownerDocument.activeElement)).toBe(false);
    });
  },
};

export const PickingOneNumberTouchesOneCell: Story = {
  args: { label: 'Chọn số Keno', count: 80, max: 10 },
  render: Picking,
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group');
    await userEvent.click(canvas.getByRole('button', { name: '01' }));
    const touched = new Set<Node>();
    const observer = new MutationObserver((records) => records.forEach(({ target }) => touched.add(target)));
    observer.observe(group, {
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-pressed', 'class'],
      childList: true,
    });
    await userEvent.click(canvas.getByRole('button', { name: '44' }));
    await expect(canvas.getByRole('button', { name: '44' })).toHaveAttribute('aria-pressed', 'true');
    observer.disconnect();
    await expect([...touched]).toEqual([canvas.getByRole('button', { name: '44' })]);
  },
};

export const BonusNumbers: Story = {
  args: { label: 'Chọn số đặc biệt', count: 12, max: 1, kind: 'bonus', selected: [9] },
  render: Picking,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '09' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
