import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BankPicker, type BankOption } from '@veloc/ui';
import { tap } from '../support/press';
import { breakIt } from '../support/breakIt';

const few: readonly BankOption[] = [
  { value: 'vcb', code: 'VCB', label: 'Vietcombank', detail: 'Ngân hàng Ngoại thương Việt Nam' },
  { value: 'bidv', code: 'BID', label: 'BIDV', detail: 'Đầu tư và Phát triển Việt Nam' },
  { value: 'mb', code: 'MB', label: 'MB Bank', detail: 'Ngân hàng Quân đội' },
  { value: 'tcb', code: 'TCB', label: 'Techcombank', detail: 'Ngân hàng Kỹ thương Việt Nam' },
];

const many: readonly BankOption[] = Array.from({ length: 15 }, (_, round) =>
  few.map((bank) =>
    round === 0 ? bank : { ...bank, value: `${bank.value}${round}`, label: `${bank.label} ${round + 1}` },
  ),
).flat();

const meta = {
  component: BankPicker,
  title: 'Choose/BankPicker',
  id: 'components-bankpicker',
  args: { options: few, value: 'vcb', onChange: fn() },
  render: function Picks(args) {
    const [value, setValue] = useState(args.value);
    return (
      <BankPicker
        {...args}
        value={value}
        onChange={(change) => {
          args.onChange?.(change);
          setValue(change.value);
        }}
      />
    );
  },
} satisfies Meta<typeof BankPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A few need no search: one tab stop, arrow keys. */
export const Few: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Vietcombank/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /BIDV/ })).toBeChecked();
    // Its sign is the name, not what the exchange calls it.
    await expect(canvas.getAllByText('BIDV')).toHaveLength(2);
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'bidv' });
  },
};

/** Found with or without Vietnamese marks, by name, code or full name; how many is said. */
export const SixtyBanks: Story = {
  args: { options: many },
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(60);
    const open = canvas.getByRole('button', { name: 'Tìm' });
    await step('the search opens with the focus in it', async () => {
      await userEvent.click(open);
      await expect(open).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByRole('searchbox', { name: 'Tên hoặc mã ngân hàng' })).toHaveFocus();
    });
    await step('dau tu finds Đầu tư', async () => {
      await userEvent.keyboard('dau tu 15');
      await expect(canvas.getByRole('radio')).toHaveAccessibleName(/BIDV 15/);
      await expect(canvas.getByText('Tìm thấy 1 ngân hàng')).toHaveAttribute('role', 'status');
      await userEvent.click(canvas.getByRole('radio'));
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'bidv14' });
    });
    await step('closing shows all, the chosen one among them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Đóng tìm' }));
      await expect(canvas.getAllByRole('radio')).toHaveLength(60);
      await expect(canvas.getByRole('radio', { name: /BIDV 15/ })).toBeChecked();
    });
  },
};

export const NothingFound: Story = {
  args: { options: many },
  play: async ({ canvas, userEvent }) => {
    await tap(userEvent, canvas.getByRole('button', { name: 'Tìm' }));
    await userEvent.keyboard('ngân hàng sao hỏa');
    await expect(canvas.getByText('Không tìm thấy ngân hàng nào với “ngân hàng sao hỏa”.')).toBeVisible();
    await expect(canvas.getByText('Tìm thấy 0 ngân hàng')).toHaveAttribute('role', 'status');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('radio')).toHaveLength(60);
  },
};

export const NoBanks: Story = { args: { options: [], value: null } };

/** A picture where there is one, the first letters of the name where it fails or there is no code. */
export const PicturesAndLetters: Story = {
  args: {
    options: [
      {
        value: 'logo',
        code: 'LOC',
        label: 'Ngân hàng có hình',
        logo: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath d="M1 4h6M4 1v6"/%3E%3C/svg%3E',
      },
      { value: 'broken', code: 'HNG', label: 'Ngân hàng có hình hỏng', logo: 'data:image/png;base64,AAAA' },
      { value: 'none', label: 'Kiên Long Bank' },
    ],
    value: null,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('HNG')).toBeVisible();
    await expect(canvas.getByText('KLB')).toBeVisible();
    await expect(canvas.queryByText('LOC')).toBeNull();
  },
};

export const Missing: Story = {
  args: { value: null, error: 'Vui lòng chọn ngân hàng' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Vui lòng chọn ngân hàng');
  },
};

export const LongestNamesOnANarrowPhone: Story = {
  args: {
    options: [
      {
        value: 'long',
        code: 'VBSP',
        label: 'Ngân hàng Chính sách Xã hội Việt Nam',
        detail: 'Trách nhiệm hữu hạn một thành viên, hội sở chính tại Hà Nội',
      },
      ...few,
    ],
    value: 'long',
  },
  decorators: [
    (Story) => (
      <div style={{ width: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
