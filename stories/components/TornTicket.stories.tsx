import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text, TornTicket } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = { component: TornTicket, title: 'Tell/TornTicket', id: 'components-tornticket' } satisfies Meta<
  typeof TornTicket
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <>
      <TornTicket {...args} />
      <Text as="h1" size="heading">
        Không tìm thấy trang
      </Text>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Không tìm thấy trang' })).toBeVisible();
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toHaveTextContent('404');
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
