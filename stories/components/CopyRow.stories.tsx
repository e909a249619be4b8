import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CopyRow } from '@veloc/ui';
import { tap } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: CopyRow,
  title: 'Show/CopyRow',
  id: 'components-copyrow',
  args: { label: 'Nội dung chuyển khoản', value: 'NAP 84912345678', isEmphasized: true },
} satisfies Meta<typeof CopyRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    await userEvent.click(canvas.getByRole('button', { name: 'Sao chép nội dung chuyển khoản' }));
    await expect(write).toHaveBeenCalledWith('NAP 84912345678');
    await expect(await canvas.findByText('Đã sao chép')).toBeVisible();
  },
};

/** Shown in groups, copied without spaces. */
export const CopiesAnotherText: Story = {
  args: { label: 'Số tài khoản', value: '1018 6688 99', copyText: '1018668899', isEmphasized: false },
  play: async ({ canvas, userEvent }) => {
    const write = fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    await tap(userEvent, canvas.getByRole('button', { name: 'Sao chép số tài khoản' }));
    await expect(write).toHaveBeenCalledWith('1018668899');
  },
};

/** A page without https has no clipboard: the value stays to be selected, and nothing says that it was copied. */
export const WithoutAClipboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const failed = fn();
    window.addEventListener('error', failed);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await userEvent.click(canvas.getByRole('button'));
    window.removeEventListener('error', failed);
    Reflect.deleteProperty(navigator, 'clipboard');
    await expect(failed).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByText('NAP 84912345678')).toBeVisible();
  },
};

export const KeyboardAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(write).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('status')).toHaveTextContent('Đã sao chép');
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
