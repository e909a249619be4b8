import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  AccountHead,
  DrawStage,
  GameHeader,
  IntroCard,
  ReceiptHead,
  ResultHeader,
  Sunburst,
  TornTicket,
} from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: Sunburst,
  title: 'Frame/Sunburst',
  id: 'components-sunburst',
  args: { style: { width: '18rem', color: 'var(--veloc-color-brand-text)' } },
} satisfies Meta<typeof Sunburst>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Square at any width, in the colour of the text around it, and silent. */
export const TakesTheColourOfItsPlace: Story = {
  play: async ({ canvasElement }) => {
    const sun = canvasElement.querySelector('span');
    await expect(sun).toHaveAttribute('aria-hidden', 'true');
    await expect(sun?.getBoundingClientRect().height).toBe(288);
    const { backgroundColor, color } = getComputedStyle(sun as Element);
    await expect(backgroundColor).toBe(color);
  },
};

const game = { accent: 'mega', title: 'MEGA 6/45', onBack: () => {} };
const numbers = [7, 26, 31, 38, 43, 45];

/** What draws the sun by itself leaves it out for another brand. */
export const LeftOut: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => {
    const parts = [
      <AccountHead key="account" title="Tài khoản" withSunburst={false} />,
      <GameHeader
        key="game"
        {...{ accent: 'mega', title: 'MEGA 6/45', drawTitle: 'Kỳ #01592', drawDetail: '18:00' }}
        glyph={<circle cx="16" cy="16" r="8" />}
        withSunburst={false}
      />,
      <ResultHeader key="result" {...game} numbers={numbers} withSunburst={false} />,
      <DrawStage key="stage" {...game} draw="#01592" state="drawing" count={6} numbers={[]} withSunburst={false} />,
      <IntroCard key="intro" title="Mua vé lần đầu" withSunburst={false} />,
      <ReceiptHead key="receipt" title="Đã trúng" prize={50_000} withSunburst={false} />,
      <TornTicket key="torn" withSunburst={false} />,
    ];
    return (
      <>
        {parts.map((part) => (
          <section key={part.key}>{part}</section>
        ))}
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Mua vé lần đầu' })).toBeVisible();
    await expect(canvasElement.querySelector('span[aria-hidden="true"]:empty')).toBeNull();
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
