import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, SpinnerOverlay } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: SpinnerOverlay,
  title: 'Tell/SpinnerOverlay',
  id: 'components-spinneroverlay',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SpinnerOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByRole('status');
    await expect(words).toHaveTextContent('Đang tải…');
    await expect(words.parentElement?.getBoundingClientRect().height).toBe(window.innerHeight);
  },
};

/** A wait whose end nobody knows has a way out. */
export const WithAWayOut: Story = {
  args: {
    label: 'Mất mạng. Trang này sẽ mở khi có mạng lại.',
    children: <Button kind="tonal">Quay lại</Button>,
  },
};

export const BreakIt = { ...breakIt(meta, { isFixed: true }), tags: ['!test', '!autodocs', '!manifest'] };
