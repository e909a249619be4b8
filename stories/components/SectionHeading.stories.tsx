import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionHeading, StatusBadge, TrophyIcon } from '@veloc/ui';
import { followTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: SectionHeading,
  title: 'Frame/SectionHeading',
  id: 'components-sectionheading',
  args: { children: 'Chọn trò chơi' },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAWayOn: Story = {
  args: { link: { href: '#result', label: 'Kết quả mới nhất' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Chọn trò chơi' })).toBeVisible();
    await followTwoWays(userEvent, canvas.getByRole('link', { name: 'Kết quả mới nhất' }));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Kết quả mới nhất' })).toHaveFocus();
  },
};

export const WithABadge: Story = {
  args: {
    children: 'Vé của bạn kỳ này',
    aside: (
      <StatusBadge tone="gold" icon={<TrophyIcon />}>
        Trúng 500.000 ₫
      </StatusBadge>
    ),
  },
};

/** Where there is no room for both, what stands at the end goes below, before the heading breaks or loses a word. */
export const GoesBelow: Story = {
  args: { children: 'Vé của bạn kỳ này', aside: <StatusBadge tone="gold">Trúng 500.000 ₫</StatusBadge> },
  render: (args) => (
    <>
      {([320, 210, 150] as const).map((width) => (
        <section key={width} aria-label={`Rộng ${width}`} style={{ width, marginBottom: '1rem' }}>
          <SectionHeading {...args} />
        </section>
      ))}
      <section aria-label="Chữ lớn" style={{ width: 144, zoom: 2 }}>
        <SectionHeading link={{ href: '#result', label: 'Xem tất cả kết quả mở thưởng' }}>
          Nghiêng nghiêng trưởng thưởng
        </SectionHeading>
      </section>
    </>
  ),
  play: async ({ canvas, step }) => {
    const stand = (name: string) => {
      const { firstElementChild: row } = canvas.getByRole('region', { name });
      const [heading, aside] = [...(row?.children ?? [])].map((part) => part.getBoundingClientRect());
      if (!row || !heading || !aside) throw new Error(`There is no heading with an aside in ${name}.`);
      const lines = Math.round(heading.height / Number.parseFloat(getComputedStyle(row.children[0] ?? row).lineHeight));
      return { isBelow: aside.top >= heading.bottom, lines, isInside: row.scrollWidth <= row.clientWidth };
    };
    await step('beside each other while there is room', async () => {
      await expect(stand('Rộng 320')).toEqual({ isBelow: false, lines: 1, isInside: true });
    });
    await step('one below the other, the heading in one line', async () => {
      await expect(stand('Rộng 210')).toEqual({ isBelow: true, lines: 1, isInside: true });
    });
    await step('the heading breaks where a line is too short for it alone', async () => {
      await expect(stand('Rộng 150')).toMatchObject({ isBelow: true, isInside: true });
    });
    await step('in large text as well', async () => {
      await expect(stand('Chữ lớn')).toMatchObject({ isBelow: true, isInside: true });
    });
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
