import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, NumberGrid, Text, useScale } from '@veloc/ui';
import { Buttons, Choices } from './sheet/ControlPanels';
import { Fields, Notices } from './sheet/FieldPanels';
import { inset, stack } from './sheet/Panel';
import { Badges, Slots } from './sheet/TicketPanels';
import { Countdowns } from './sheet/TimePanel';

/** The same parts at other choices of scale and contrast; none of them is told, but for those that ask `useScale()`. */
const meta = {
  title: 'foundations/Axes',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    // Each is a page of its own: two scales cannot stand on one.
    docs: { story: { inline: false, height: '40rem' } },
  },
  render: () => <Parts />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Parts() {
  const scale = useScale();
  return (
    <div style={{ ...stack, gap: '1rem', padding: inset }}>
      <Card style={{ ...stack, gap: '0.75rem', padding: '1rem' }}>
        <Text as="p">useScale() là “{scale}”.</Text>
        <NumberGrid label="Chọn số" count={45} selected={[7, 23, 41]} max={6} onToggle={() => {}} />
      </Card>
      <Buttons />
      <Choices />
      <Fields />
      <Notices />
      <Badges />
      <Slots />
      <Countdowns />
    </div>
  );
}

const sizeOf = (element: Element) => element.getBoundingClientRect();

/** Text of at least 18 px, 17.6 in the smallest balls, and 60 px to press. */
export const Large: Story = {
  globals: { scale: 'large' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('useScale() là “large”.')).toBeVisible();
    const buttons = canvas.getAllByRole('button');
    const small = buttons.filter((button) => Math.min(sizeOf(button).width, sizeOf(button).height) < 59.9);
    await expect(small.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([]);
    const texts = [...canvasElement.querySelectorAll('*')].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    const tiny = texts.filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 17.6);
    await expect(tiny.map((element) => element.textContent)).toEqual([]);
  },
};

/** For a back office or a board on a wall: a third more on a page. */
export const Dense: Story = {
  globals: { scale: 'dense' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('useScale() là “dense”.')).toBeVisible();
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('14px');
  },
};

export const HighContrast: Story = { globals: { contrast: 'high' } };

export const HighContrastInDark: Story = { globals: { contrast: 'high', theme: 'dark' } };

export const LargeInHighContrast: Story = { ...Large, globals: { scale: 'large', contrast: 'high' } };
