import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { BottomSheet, Button, PinField } from '@veloc/ui';

/** Sheets that follow one another. */
const meta = {
  component: BottomSheet,
  title: 'Choose/BottomSheet/Sequence',
  id: 'components-bottomsheet-sequence',
  tags: ['!autodocs'],
  // Its end is an empty page.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { open: false, onClose: () => {}, title: 'Tạm nghỉ' },
} satisfies Meta<typeof BottomSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One sheet leads to the next: what is typed there while the first slides out stays, and the focus returns to the page. */
export const FollowedByAnother: Story = {
  render: function FollowedByAnother(args) {
    const [shown, setShown] = useState<'asks' | 'proves'>();
    const close = () => setShown(undefined);
    return (
      <>
        <Button onClick={() => setShown('asks')}>Tạm nghỉ</Button>
        <BottomSheet {...args} open={shown === 'asks'} onClose={close} title="Tạm nghỉ 7 ngày?">
          <Button onClick={() => setShown('proves')}>Tiếp tục</Button>
        </BottomSheet>
        <BottomSheet {...args} open={shown === 'proves'} onClose={close} title="Xác nhận tạm nghỉ">
          <div data-first-focus="">
            <PinField defaultValue="" />
          </div>
        </BottomSheet>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Tạm nghỉ' });
    await userEvent.click(opener);
    const first = await screen.findByRole('dialog', { name: 'Tạm nghỉ 7 ngày?' });
    // It slides out for so long, also where motion is reduced.
    first.parentElement?.animate({ opacity: [1, 1] }, 600);
    await userEvent.click(screen.getByRole('button', { name: 'Tiếp tục' }));
    const field = await screen.findByLabelText('Mã PIN', { selector: '[inputmode=numeric]' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('274');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    // Radix gives the focus back in a task of its own.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await userEvent.keyboard('91');
    await expect(field).toHaveValue('27491');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
