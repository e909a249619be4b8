import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, EmptyState } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const onPick = fn();

const meta = {
  component: EmptyState,
  title: 'Tell/EmptyState',
  id: 'components-emptystate',
  args: {
    title: 'Chưa có vé nào',
    children: 'Chọn vài con số yêu thích, vé của bạn sẽ nằm ở đây.',
    action: <Button onClick={() => onPick()}>Chọn số ngay</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithOneAction: Story = {
  play: async ({ canvas, userEvent }) => {
    onPick.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn số ngay' }));
    await expect(onPick).toHaveBeenCalledOnce();
  },
};

export const NothingToDo: Story = { args: { title: 'Chưa có kết quả', children: undefined, action: undefined } };

export const LongSentenceOnANarrowPhone: Story = {
  args: { children: 'Vé không trúng, vé chờ kết quả và vé đã hủy đều được giữ ở đây, mới nhất đứng trên cùng.' },
  decorators: [
    (Story) => (
      <div style={{ width: '320px' }}>
        <Story />
      </div>
    ),
  ],
};

export const KeyboardAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    onPick.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Chọn số ngay' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPick).toHaveBeenCalledOnce();
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
