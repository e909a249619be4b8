import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProofSteps } from '@veloc/ui';
import { widthModes } from '../../.storybook/modes';
import { breakIt } from '../support/breakIt';

const meta = {
  component: ProofSteps,
  title: 'Lottery/ProofSteps',
  id: 'components-proofsteps',
  args: {
    'aria-label': 'Các phép kiểm',
    steps: [
      {
        id: 'promise',
        state: 'passed',
        title: 'Cửa hàng đã ký nhận vé',
        detail: 'Chữ ký đúng, 09:14:22 ngày 22/11/2026',
      },
      { id: 'book', state: 'passed', title: 'Vé có trong sổ bán', detail: 'Số 318 trong 1.204 vé' },
      { id: 'seal', state: 'passed', title: 'Sổ khóa trước giờ quay', detail: '17:59:08, sớm hơn 52 giây' },
    ],
  },
} satisfies Meta<typeof ProofSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

const mixed = [
  { id: 'promise', state: 'passed', title: 'Cửa hàng đã ký nhận vé' },
  {
    id: 'book',
    state: 'failed',
    title: 'Vé không có trong sổ bán',
    detail: 'Con số, giá hoặc chỗ trong sổ là của vé khác.',
  },
  { id: 'seal', state: 'pending', title: 'Niêm phong sổ', detail: 'Sổ chưa khóa khi biên nhận được ghi.' },
  { id: 'witnesses', state: 'checking', title: 'Nhân chứng' },
] as const;

export const AllRight: Story = {
  parameters: { chromatic: { modes: widthModes } },
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Các phép kiểm' })).getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual([
      'Cửa hàng đã ký nhận vé: đúngChữ ký đúng, 09:14:22 ngày 22/11/2026',
      'Vé có trong sổ bán: đúngSố 318 trong 1.204 vé',
      'Sổ khóa trước giờ quay: đúng17:59:08, sớm hơn 52 giây',
    ]);
  },
};

/** Four signs of different shapes; a screen reader hears the outcome after the title. */
export const EveryOutcome: Story = {
  args: { steps: mixed },
  play: async ({ canvas }) => {
    const heard = canvas.getAllByRole('listitem').map((step) => step.querySelector('p')?.textContent);
    await expect(heard).toEqual([
      'Cửa hàng đã ký nhận vé: đúng',
      'Vé không có trong sổ bán: sai',
      'Niêm phong sổ: chưa có',
      'Nhân chứng: đang kiểm tra',
    ]);
  },
};

/** One after the other, 120 ms apart; who wants less motion sees all at once. */
export const OneAfterTheOther: Story = {
  args: { animated: true },
  play: async ({ canvas }) => {
    const signs = canvas.getAllByRole('listitem').flatMap((step) => [...step.querySelectorAll(':scope > span')]);
    const moves = signs.flatMap((sign) => sign.getAnimations());
    const delays = moves.map(({ effect }) => effect?.getTiming().delay);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(delays.every((delay, index) => delay === index * 120)).toBe(true);
    if (still) await expect(delays).toEqual([]);
    await Promise.all(moves.map(({ finished }) => finished));
    await expect(signs.map((sign) => getComputedStyle(sign).opacity)).toEqual(['1', '1', '1']);
  },
};

export const LongestWordsAt320: Story = {
  args: {
    steps: [
      {
        id: 'witnesses',
        state: 'failed',
        title: 'Chưa đủ nhân chứng mà chính sách của bạn yêu cầu cùng xác nhận cuốn sổ này',
        detail: 'witness.nghien-cuu-minh-bach.example ký lúc 17:59:10, những nhân chứng khác chưa ký',
      },
      { id: 'log', state: 'pending', title: 'Con dấu trong nhật ký chung' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
