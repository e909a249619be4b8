import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { english } from '@veloc/ui/english';
import { Inline, MessagesProvider, Seal, Text, type SealState } from '@veloc/ui';
import { breakIt } from '../support/breakIt';
import { followTwoWays } from '../support/press';

const meta = {
  component: Seal,
  title: 'Lottery/Seal',
  id: 'components-seal',
  args: { state: 'sealed', note: '17:59:08' },
} satisfies Meta<typeof Seal>;

export default meta;
type Story = StoryObj<typeof meta>;

const notes: Readonly<Record<SealState, string>> = {
  promised: '09:14:22',
  entered: 'số 318',
  sealed: '17:59:08',
  late: '40 giây',
  broken: 'số 318',
};
const states = Object.keys(notes) as SealState[];

/** Each has an edge and a sign of its own, so that nobody needs the colour. */
export const FiveStates: Story = {
  render: (args) => (
    <Inline gap={16}>
      {states.map((state) => (
        <Seal key={state} {...args} state={state} note={notes[state]} size="large" />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const heard = canvas.getAllByRole('img').map((seal) => seal.getAttribute('aria-label'));
    await expect(heard).toEqual([
      'Đã nhận 09:14:22',
      'Đã vào sổ số 318',
      'Đã niêm phong 17:59:08',
      'Vào sổ chậm 40 giây',
      'Không khớp số 318',
    ]);
    const drawn = canvas
      .getAllByRole('img')
      .map((seal) => seal.querySelector('svg')?.innerHTML.replaceAll(/id="[^"]*"/g, ''));
    await expect(new Set(drawn).size).toBe(states.length);
  },
};

/** Small ones begin a line that says the rest. */
export const BesideWords: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      {states.map((state) => (
        <Inline key={state} gap={8}>
          <Seal {...args} state={state} size="small" aria-hidden="true" />
          <Text as="span" size="label">
            Số 318 trong 1.204
          </Text>
        </Inline>
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg text')).toBeNull();
  },
};

export const LeadsToItsProof: Story = {
  args: { href: '/verify' },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Đã niêm phong 17:59:08' });
    await expect(link).toHaveAttribute('href', '/verify');
    const { width, height } = link.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await followTwoWays(userEvent, link);
  },
};

export const KeyboardAlone: Story = {
  args: { href: '/verify' },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    let isFollowed = false;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      isFollowed = true;
    });
    await userEvent.keyboard('{Enter}');
    await expect(isFollowed).toBe(true);
  },
};

/** It comes down once, by scale and opacity alone; who wants less motion sees it lie there. */
export const PressedOn: Story = {
  args: { animated: true, size: 'large' },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img').querySelector('svg');
    const moves = drawing?.getAnimations() ?? [];
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const iterations = moves.map(({ effect }) => effect?.getComputedTiming().iterations);
    await expect(iterations.every((count) => count === 1)).toBe(true);
    if (still) await expect(moves).toHaveLength(0);
    await Promise.all(moves.map(({ finished }) => finished));
    await expect(drawing && getComputedStyle(drawing).opacity).toBe('1');
  },
};

/** Words of another language get smaller where they would run out of the arc. */
export const InEnglish: Story = {
  render: (args) => (
    <MessagesProvider locale="en" messages={english}>
      <Inline gap={16}>
        {states.map((state) => (
          <Seal key={state} {...args} state={state} note="number 12,345 of 1,000,000" />
        ))}
      </Inline>
    </MessagesProvider>
  ),
  play: async ({ canvasElement }) => {
    for (const words of canvasElement.querySelectorAll('text')) {
      const path = canvasElement.querySelector<SVGPathElement>(words.firstElementChild?.getAttribute('href') ?? '');
      await expect(words.getComputedTextLength()).toBeLessThan(path?.getTotalLength() ?? 0);
    }
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
