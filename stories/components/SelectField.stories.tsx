import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field, SelectField, Stack } from '@veloc/ui';
import { breakIt } from '../support/breakIt';
import { pressTwoWays } from '../support/press';

const meta = {
  component: SelectField,
  title: 'Choose/SelectField',
  id: 'components-selectfield',
  args: { label: 'Ngân hàng nhận tiền', value: null, placeholder: 'Chọn ngân hàng', onClick: fn() },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen yet; a press on the label opens it too. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('button', { name: 'Ngân hàng nhận tiền Chọn ngân hàng' });
    await expect(field).toHaveAttribute('aria-haspopup', 'dialog');
    await pressTwoWays(userEvent, field);
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByText('Ngân hàng nhận tiền'));
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

/** Of one look with what is typed; what is wrong is heard with the button. */
export const BesideAField: Story = {
  render: (args) => (
    <Stack gap={16}>
      <SelectField {...args} value="Vietcombank" />
      <Field label="Số tài khoản" defaultValue="0011223344" />
      <SelectField {...args} error="Chưa chọn ngân hàng nhận tiền" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Vietcombank$/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Chọn ngân hàng$/ })).toHaveAccessibleDescription(
      'Chưa chọn ngân hàng nhận tiền',
    );
  },
};

export const KeyboardAlone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
