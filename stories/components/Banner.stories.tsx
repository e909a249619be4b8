import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Banner } from '@veloc/ui';
import { takeClock, type HandClock } from '../support/handClock';
import { tap } from '../support/press';
import { breakIt } from '../support/breakIt';

let clock: HandClock;

const meta = {
  component: Banner,
  title: 'Show/Banner',
  id: 'components-banner',
  args: {
    label: 'Tin của cửa hàng',
    slides: [
      {
        id: 'periods',
        title: 'Nuôi số nhiều kỳ,\nkhông lo lỡ vé',
        detail: 'Mua một lần, dự thưởng liên tiếp',
        href: '#keno',
      },
      { id: 'prizes', title: 'Trúng thưởng về ví ngay sau kỳ quay' },
      { id: 'guide', title: 'Mới chơi? Đọc hướng dẫn hai phút', href: '#guide' },
    ],
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dots leaf through; a slide out of view cannot be reached by keyboard. */
export const LeafedByDots: Story = {
  play: async ({ canvas, userEvent }) => {
    const dots = canvas.getAllByRole('button');
    await expect(dots[0]).toHaveAttribute('aria-current', 'true');
    const last = canvas.getByRole('link', { name: /Đọc hướng dẫn/ });
    await expect(last.closest('[inert]')).not.toBeNull();
    await tap(userEvent, canvas.getByRole('button', { name: /^Tin 3/ }));
    await waitFor(() => expect(dots[2]).toHaveAttribute('aria-current', 'true'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Tin 3 trên 3: Mới chơi? Đọc hướng dẫn hai phút');
    await expect(last.closest('[inert]')).toBeNull();
  },
};

/**
 * Waits as long as the reader looks closer, stands once he has leafed himself, and has a button to stop and to go on.
 */
export const LeafsByItself: Story = {
  args: { leafsEvery: 6_000 },
  beforeEach: () => {
    const { matchMedia } = globalThis;
    // A reader who has nothing against motion; the tests' own has.
    globalThis.matchMedia = (query) => matchMedia.call(globalThis, query.replace('reduce', 'no-preference'));
    clock = takeClock();
    return () => {
      clock.restore();
      globalThis.matchMedia = matchMedia;
    };
  },
  play: async ({ canvas, userEvent, step }) => {
    const dots = canvas.getAllByRole('button', { name: /^Tin/ });
    const inView = () => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true');
    const runs = (count: number) => waitFor(() => expect(clock.waiting()).toBe(count));
    await runs(1);
    clock.advance(5_999);
    await expect(inView()).toBe(0);
    clock.advance(1);
    await waitFor(() => expect(inView()).toBe(1));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();

    await runs(1);
    const slide = canvas.getByText('Trúng thưởng về ví ngay sau kỳ quay');
    await userEvent.hover(slide);
    await runs(0);
    await userEvent.unhover(slide);
    await runs(1);
    dots[0]?.focus();
    await runs(0);
    dots[0]?.blur();
    await runs(1);

    await userEvent.click(canvas.getByRole('button', { name: /^Tin 3/ }));
    await waitFor(() => expect(inView()).toBe(2));
    dots[2]?.blur();
    await userEvent.unhover(canvas.getByRole('button', { name: /^Tin 3/ }));
    clock.advance(60_000);
    await expect(inView()).toBe(2);
    await expect(clock.waiting()).toBe(0);

    await step('the button lets it go on, with the focus on it, and stops it', async () => {
      const goOn = canvas.getByRole('button', { name: 'Cho tin tự lướt tiếp' });
      goOn.focus();
      await userEvent.keyboard('{Enter}');
      await runs(1);
      clock.advance(6_000);
      await waitFor(() => expect(inView()).toBe(0));
      await userEvent.click(canvas.getByRole('button', { name: 'Dừng tự lướt tin' }));
      await runs(0);
    });
  },
};

/** Less motion was asked for, as all tests do: the slides wait to be leafed. */
export const StaysForWhoWantsLessMotion: Story = {
  args: { leafsEvery: 6_000 },
  beforeEach: () => {
    clock = takeClock();
    return () => clock.restore();
  },
  play: async ({ canvas }) => {
    clock.advance(60_000);
    await expect(clock.waiting()).toBe(0);
    await expect(canvas.getAllByRole('button')[0]).toHaveAttribute('aria-current', 'true');
    await expect(canvas.queryByRole('button', { name: /tự lướt/ })).toBeNull();
  },
};

/** A finger's swipe ends on a slide; the dot follows, and the slide's link can be reached. */
export const Swiped: Story = {
  play: async ({ canvas }) => {
    const [reel] = canvas.getAllByRole('list');
    reel?.scrollTo({ left: 2 * reel.clientWidth });
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Tin 3/ })).toHaveAttribute('aria-current', 'true'));
    await expect(canvas.getByRole('link', { name: /Đọc hướng dẫn/ }).closest('[inert]')).toBeNull();
  },
};

export const LongestTextOnANarrowPhone: Story = {
  args: {
    slides: [
      {
        id: 'long',
        title: 'Trúng Jackpot Power 6/55 kỳ quay thứ năm hằng tuần, tiền thưởng chuyển về ví trong ngày',
        detail: 'Áp dụng cho vé mua trước 17:00, xem điều kiện trong phần hướng dẫn',
        href: '#long',
      },
      { id: 'short', title: 'Ngắn' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const slide = canvas.getByText(/^Trúng Jackpot/).closest('li');
    await expect(slide?.scrollHeight).toBeLessThanOrEqual(slide?.clientHeight ?? 0);
  },
};

export const OneAlone: Story = { args: { slides: [{ id: 'one', title: 'Trúng thưởng về ví ngay sau kỳ quay' }] } };

export const KeyboardAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    const dot = canvas.getByRole('button', { name: /^Tin 3/ });
    dot.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dot).toHaveAttribute('aria-current', 'true'));
    await expect(dot).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /Đọc hướng dẫn/ }).closest('[inert]')).toBeNull();
  },
};

/** In the brand's colours, and in those of an accent. */
export const InTheAccent: Story = {
  args: { tone: 'accent' },
  render: (args) => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <Banner {...args} />
      <Banner {...args} label="Tin Mega 6/45" data-accent="mega" />
    </div>
  ),
  play: async ({ canvas }) => {
    const grounds = canvas
      .getAllByRole('region')
      .map((banner) => getComputedStyle(banner.querySelector('li') ?? banner).backgroundImage);
    await expect(new Set(grounds).size).toBe(2);
    for (const ground of grounds) await expect(ground).toContain('gradient');
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
