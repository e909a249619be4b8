import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: QrCode,
  title: 'Show/QrCode',
  id: 'components-qrcode',
  args: {
    text: '00020101021238540010A00000072701240006970436011000000000000208QRIBFTTA530370454062500005802VN62160812VLKNAFW11Q3963047959',
    label: 'Mã VietQR chuyển 250.000 ₫',
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Square, whole modules, and a name for those who cannot see it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'Mã VietQR chuyển 250.000 ₫' });
    const { width, height } = code.getBoundingClientRect();
    await expect(Math.abs(width - height)).toBeLessThan(1);
    const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
    await expect((size - 17) % 4).toBe(0);
    await expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M0 0h7v1H0Z/);
  },
};

/** A small one, as on paper: nothing covers its modules. */
export const WithoutSign: Story = {
  args: { withSign: false, label: 'Mã kiểm vé A', style: { width: '8.5rem' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'Mã kiểm vé A' });
    await expect(code.parentElement?.children).toHaveLength(1);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
