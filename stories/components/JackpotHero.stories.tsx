import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArrowRightIcon, ButtonLink, Countdown, Header, JackpotHero } from '@veloc/ui';
import { gamePages } from '../../storefront/games/pages';
import { breakIt } from '../support/breakIt';

const meta = {
  component: JackpotHero,
  title: 'Lottery/JackpotHero',
  id: 'components-jackpothero',
  parameters: { layout: 'fullscreen' },
  args: {
    'aria-label': 'Jackpot lớn nhất',
    game: { ...gamePages.power.look, name: 'POWER 6/55' },
    when: 'Quay hôm nay lúc 18:00',
    amount: 87_452_310_000,
    countdown: <Countdown tone="lacquer" announces={false} remaining={20_538_000} />,
    action: (
      <ButtonLink kind="gold" href="#power">
        Chọn số ngay
      </ButtonLink>
    ),
  },
  render: (args) => (
    <Header onMenu={() => undefined}>
      <JackpotHero {...args} />
    </Header>
  ),
} satisfies Meta<typeof JackpotHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TodaysDraw: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('87.452.310.000 ₫')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Chọn số ngay' })).toHaveFocus();
  },
};

/** The day leads the clock, and both stand in one line beside the button, on the narrowest phone too. */
export const DaysLeft: Story = {
  args: {
    game: { ...gamePages.power.look, name: 'POWER 6/55' },
    when: 'Quay Chủ Nhật 22/11 lúc 18:00',
    amount: 187_452_310_000,
    countdown: <Countdown tone="lacquer" announces={false} remaining={193_338_000} />,
    action: (
      <ButtonLink kind="gold" href="#power">
        Chọn số ngay
        <ArrowRightIcon size={20} aria-hidden="true" />
      </ButtonLink>
    ),
  },
};

/** Of a shop that has drawn no marks: the name alone, and the line as high. */
export const WithoutMark: Story = {
  args: { game: { name: 'Hồ Gươm' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Hồ Gươm')).toBeVisible();
    await expect(canvasElement.querySelector('section p svg')).toBeNull();
  },
};

/** Of a shop with one game, which need not be named. */
export const OneGame: Story = {
  args: { game: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Jackpot lớn nhất' })).toHaveAttribute('aria-busy', 'false');
    await expect(canvas.getByText('Quay hôm nay lúc 18:00')).toBeVisible();
  },
};

/** As high as with everything known, so nothing below moves when the answer comes. */
export const StillLoading: Story = {
  render: () => (
    <Header onMenu={() => undefined}>
      <JackpotHero aria-label="Jackpot lớn nhất" amount={null} />
    </Header>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Jackpot lớn nhất' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
