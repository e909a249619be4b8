import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { page, refuse, stillLoading } from '../support/answers';
import { patient } from '../support/gamePage';
import { ShopStory } from '../support/ShopStory';

const HISTORY = 'POST /client-tickets/client-get-tickets';

const meta = {
  title: 'flows/Ticket images',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/account/images?game=power' },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A picture is saved as a file, with no more of the buyer's number than its ends. */
export const SaveOne: Story = {
  args: { path: '/account/images?id=PW-2611-19-08842.power' },
  play: async ({ canvas, userEvent, step }) => {
    const pictures = await canvas.findAllByRole('img', { name: /^POWER 6\/55, Kỳ #01271/ }, patient);
    await expect(pictures).toHaveLength(2);
    await expect(canvas.queryByText(/\d{3} \d{3} \d{3}/)).toBeNull();
    await step('it arrives as a PNG named by its ticket', async () => {
      const saved: string[] = [];
      const listen = (event: MouseEvent) => {
        if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return;
        event.preventDefault();
        saved.push(event.target.download);
      };
      const click = HTMLAnchorElement.prototype.click;
      HTMLAnchorElement.prototype.click = function record() {
        document.addEventListener('click', listen, { once: true });
        document.body.append(this);
        click.call(this);
        this.remove();
      };
      try {
        const [save] = canvas.getAllByRole('button', { name: 'Lưu ảnh' });
        if (save) await userEvent.click(save);
        await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^ve-loc-power-.+\.png$/)]), patient);
      } finally {
        HTMLAnchorElement.prototype.click = click;
      }
    });
  },
};

export const AllOfOneGame: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('img', { name: /^POWER 6\/55/ }, patient)).length).toBeGreaterThan(1);
  },
};

export const Empty: Story = {
  args: { answers: { [HISTORY]: page([]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có ảnh vé', undefined, patient)).toBeVisible();
  },
};

export const Refused: Story = {
  args: { answers: { [HISTORY]: refuse(503, 'DB_BUSY', 'Hệ thống đang bận. Vui lòng thử lại sau ít phút.') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' }, patient)).toBeVisible();
  },
};

export const Guest: Story = {
  args: { isLoggedIn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Đăng nhập' }, patient)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: { [HISTORY]: stillLoading } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Đang tải ảnh vé' }, patient)).toBeVisible();
  },
};
