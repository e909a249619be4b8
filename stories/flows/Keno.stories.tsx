import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ShopStory } from '../support/ShopStory';

const meta = {
  component: ShopStory,
  args: { path: '/keno' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'KENO' })).toBeVisible();
    await expect(await canvas.findByText('Kỳ #0219846')).toBeVisible();
  },
};

export const PicksSixNumbersOfALevel: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('choosing level 6', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Bậc chơi/ }));
      const sheet = await screen.findByRole('dialog', { name: 'Bậc chơi' });
      await userEvent.click(within(sheet).getByRole('radio', { name: /Bậc 6/ }));
      await userEvent.click(within(sheet).getByRole('button', { name: 'Chơi Bậc 6' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('six numbers make a ticket, and the button says how many are missing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Vé A/ }));
      const sheet = await screen.findByRole('dialog', { name: 'Vé A · Chọn 6 số' });
      for (const number of ['07', '22', '39', '64'])
        await userEvent.click(within(sheet).getByRole('button', { name: number }));
      await expect(within(sheet).getByRole('button', { name: 'Chọn thêm 2 số' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      for (const number of ['71', '80']) await userEvent.click(within(sheet).getByRole('button', { name: number }));
      await expect(within(sheet).getByRole('button', { name: '01' })).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(within(sheet).getByRole('button', { name: /^Xong · 10\.000/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('the sum follows', async () => {
      await expect(canvas.getByText('1 vé × 1 kỳ')).toBeVisible();
    });
  },
};
