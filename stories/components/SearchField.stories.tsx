import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { BottomSheet, SearchField, type SearchFieldProps } from '@veloc/ui';
import { ownWindow } from '../../.storybook/viewports';
import { tap } from '../support/press';
import { breakIt } from '../support/breakIt';

const onClose = fn();

function Searches(args: SearchFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <SearchField
      {...args}
      value={value}
      onChange={(change) => {
        args.onChange?.(change);
        setValue(change.value);
      }}
    />
  );
}

const meta = {
  component: SearchField,
  title: 'Ask/SearchField',
  id: 'components-searchfield',
  args: { label: 'Tìm trò chơi hoặc kỳ quay', value: '', onChange: fn(), onSettle: fn() },
  render: (args) => <Searches {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each letter is told; a search that costs something waits for a pause, for Enter, or for the emptied field. */
export const Default: Story = {
  args: { settleMs: 60_000 },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('searchbox', { name: 'Tìm trò chơi hoặc kỳ quay' });
    await step('letters are told at once, the pause is not over', async () => {
      await userEvent.type(input, 'keno');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'keno' });
      await expect(args.onSettle).not.toHaveBeenCalled();
    });
    await step('Enter does not wait, and does not tell the same twice', async () => {
      await userEvent.keyboard('{Enter}{Enter}');
      await expect(args.onSettle).toHaveBeenCalledOnce();
      await expect(args.onSettle).toHaveBeenLastCalledWith({ value: 'keno' });
    });
    await step('the cross empties it and gives the focus back', async () => {
      const cross = canvas.getByRole('button', { name: 'Xóa nội dung tìm' });
      await expect(cross.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
      await tap(userEvent, cross);
      await expect(input).toHaveValue('');
      await expect(input).toHaveFocus();
      await waitFor(() => expect(args.onSettle).toHaveBeenLastCalledWith({ value: '' }));
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
};

export const ToldAfterAPause: Story = {
  args: { settleMs: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'm');
    await waitFor(() => expect(args.onSettle).toHaveBeenCalledWith({ value: 'm' }));
  },
};

/** The first Escape empties the field, the second closes the sheet around it. */
export const EscapeInASheet: Story = {
  parameters: { docs: ownWindow },
  args: { value: 'vietcom' },
  render: (args) => (
    <BottomSheet open onClose={onClose} title="Chọn ngân hàng">
      <Searches {...args} />
    </BottomSheet>
  ),
  play: async ({ userEvent }) => {
    onClose.mockClear();
    const input = await screen.findByRole('searchbox');
    await userEvent.click(input);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const Wrong: Story = {
  args: { value: 'keno #', error: 'Chỉ nhập chữ và số' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleDescription('Chỉ nhập chữ và số');
  },
};

export const LongTextOnANarrowPhone: Story = {
  args: { value: 'Ngân hàng Thương mại Cổ phần Đầu tư và Phát triển Việt Nam, chi nhánh Bà Rịa' },
  decorators: [
    (Story) => (
      <div style={{ width: '288px' }}>
        <Story />
      </div>
    ),
  ],
};

export const KeyboardAlone: Story = {
  args: { settleMs: 60_000 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('mega{Enter}');
    await expect(args.onSettle).toHaveBeenLastCalledWith({ value: 'mega' });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
