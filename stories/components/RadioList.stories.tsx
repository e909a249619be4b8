import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card, formatMoney, LandmarkIcon, RadioList, WalletMinimalIcon } from '@veloc/ui';
import { tap } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: RadioList,
  title: 'Choose/RadioList',
  id: 'components-radiolist',
  args: {
    label: 'Thanh toán bằng',
    value: 'wallet',
    onChange: fn(),
    options: [
      { value: 'wallet', label: 'Ví Vé Lộc', detail: `Số dư ${formatMoney(250_000)}`, icon: <WalletMinimalIcon /> },
      { value: 'bank', label: 'Chuyển khoản ngân hàng', detail: 'Quét mã VietQR', icon: <LandmarkIcon /> },
    ],
  },
  render: function Chooses(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RadioList
        {...args}
        value={value}
        onChange={(change) => {
          args.onChange?.(change);
          setValue(change.value);
        }}
      />
    );
  },
} satisfies Meta<typeof RadioList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Many of a kind: letters for a sign, the chosen row filled. */
export const Banks: Story = {
  args: {
    label: 'Chọn ngân hàng',
    look: 'list',
    value: 'vcb',
    options: [
      { value: 'vcb', label: 'Vietcombank', detail: 'Ngân hàng Ngoại thương Việt Nam', sign: 'VCB' },
      { value: 'bidv', label: 'BIDV', detail: 'Đầu tư và Phát triển Việt Nam', sign: 'BIDV' },
      { value: 'mb', label: 'MB Bank', detail: 'Ngân hàng Quân đội', sign: 'MB' },
    ],
  },
};

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Thanh toán bằng' })).toBeVisible();
    const wallet = canvas.getByRole('radio', { name: /Ví Vé Lộc/ });
    await expect(wallet).toBeChecked();
    await tap(userEvent, canvas.getByText('Chuyển khoản ngân hàng'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'bank' });
    await userEvent.click(canvas.getByText('Ví Vé Lộc'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'wallet' });
    wallet.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Chuyển khoản/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'bank' });
  },
};

/** Its label over it, as beside fields that show theirs. */
export const LabelShown: Story = {
  args: { labelShown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Thanh toán bằng' })).toBeVisible();
    await expect(canvas.getByText('Thanh toán bằng').getBoundingClientRect().height).toBeGreaterThan(10);
  },
};

/** On a white card each option keeps an edge. */
export const OnACard: Story = {
  args: { labelShown: true },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
};

/** Of many the card begins below their label. */
export const LabelOfBanks: Story = {
  args: { ...Banks.args, labelShown: true, error: 'Ngân hàng này đang bảo trì' },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Chọn ngân hàng').getBoundingClientRect();
    const message = canvas.getByText('Ngân hàng này đang bảo trì').getBoundingClientRect();
    const card = canvas.getByText('Vietcombank').closest('label')?.parentElement?.getBoundingClientRect();
    await expect(message.top).toBeGreaterThanOrEqual(label.bottom);
    await expect(card?.top).toBeGreaterThanOrEqual(message.bottom);
  },
};

const draws = [
  { value: 'next', label: 'Kỳ tới', detail: 'Hôm nay, 18:00' },
  { value: 'week', label: 'Cả tuần', detail: '3 kỳ' },
];

/** Where none has a picture, the words begin at the edge, and so do the lines between them. */
export const WithoutPictures: Story = {
  args: { label: 'Mua cho', look: 'list', value: 'next', options: draws },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const words = canvas.getByText('Kỳ tới');
    const option = words.closest('label');
    const edge = option?.getBoundingClientRect().left ?? 0;
    await expect(words.getBoundingClientRect().left - edge).toBeLessThanOrEqual(20);
    // The radio, its words and its dot.
    await expect(option?.children).toHaveLength(3);
  },
};

/** Beside one with a picture an option without begins where the words of the other do. */
export const OnePicture: Story = {
  args: { value: 'next', options: [{ value: 'wallet', label: 'Ví Vé Lộc', icon: <WalletMinimalIcon /> }, ...draws] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(left('Kỳ tới')).toBe(left('Ví Vé Lộc'));
    const top = (text: string) => canvas.getByText(text).getBoundingClientRect().top;
    await expect(top('Ví Vé Lộc')).toBeLessThan(top('Kỳ tới'));
  },
};

/** What is wrong stands over the options, round each of them and at each radio, which can take the focus. */
export const Wrong: Story = {
  ...OnACard,
  args: { labelShown: true, value: null, error: 'Chọn cách thanh toán' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Chọn cách thanh toán');
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeInvalid();
    const [first] = canvas.getAllByRole('radio');
    const { bottom } = canvas.getByText('Chọn cách thanh toán').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(Number(first?.getBoundingClientRect().top));
  },
};

/** The same of many. */
export const WrongBank: Story = { ...Banks, args: { ...Banks.args, error: 'Ngân hàng này đang bảo trì' } };

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
