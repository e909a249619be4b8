import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: Text,
  title: 'Show/Text',
  id: 'components-text',
  args: { children: 'Miền Nam hôm nay: Ế Ỗ Ậ' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The look never decides the meaning: a heading is one whatever its size. */
export const LooksAndMeaningApart: Story = {
  args: { as: 'h2', size: 'caption', tone: 'soft' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2 });
    await expect(getComputedStyle(heading).fontSize).toBe('12px');
  },
};

export const Tones: Story = {
  render: () => (
    <div data-accent="mega">
      {(['plain', 'soft', 'faint', 'brand', 'gold', 'accent', 'success', 'danger', 'info'] as const).map((tone) => (
        <Text key={tone} tone={tone} weight="semibold">
          {tone} · Kỳ #01271
        </Text>
      ))}
    </div>
  ),
};

export const CutsALongLine: Story = {
  args: { cut: true, style: { width: '10rem' }, children: 'Miền Nam hôm nay: TP.HCM, Long An, Bình Phước' },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
