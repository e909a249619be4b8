import { useEffect, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { BottomSheet, Button, NumberGrid, type BottomSheetProps } from '@veloc/ui';
import { ownWindow } from '../../.storybook/viewports';
import { tap } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: BottomSheet,
  title: 'Choose/BottomSheet',
  id: 'components-bottomsheet',
  parameters: { docs: ownWindow },
  args: {
    open: true,
    onClose: fn(),
    title: 'Số kỳ dự thưởng',
    description: 'Bộ số của bạn sẽ dự thưởng liên tiếp, bắt đầu từ kỳ #0219846.',
    footer: <Button wide>Xong</Button>,
    children: <p>1 kỳ, 2 kỳ, 3 kỳ</p>,
  },
} satisfies Meta<typeof BottomSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const finger = (target: Element, type: string, clientY: number) =>
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, clientX: 100, clientY }),
  );

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Số kỳ dự thưởng' });
    await expect(sheet).toHaveAccessibleDescription(/kỳ #0219846/);
    await step('the close button asks to close', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
    await step('so does Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });
    await step('and a press beside the sheet, of a mouse or a finger', async () => {
      if (!sheet.parentElement) throw new Error('The sheet stands outside its scrim.');
      await userEvent.click(sheet.parentElement);
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(3));
      await tap(userEvent, sheet.parentElement);
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(4));
    });
  },
};

/** Pulled down far enough it goes; a small pull lets it spring back. */
export const PullsDown: Story = {
  play: async ({ args }) => {
    const title = await screen.findByText('Số kỳ dự thưởng');
    const { height } = (await screen.findByRole('dialog')).getBoundingClientRect();
    // A pointer made by a script cannot be captured.
    Element.prototype.setPointerCapture = () => {};
    finger(title, 'pointerdown', 300);
    finger(title, 'pointermove', 306);
    finger(title, 'pointerup', 306);
    await expect(args.onClose).not.toHaveBeenCalled();
    finger(title, 'pointerdown', 300);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAttribute('data-dragging'));
    finger(title, 'pointermove', 300 + height / 2);
    finger(title, 'pointerup', 300 + height / 2);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** Title, description, tools and footer stay while the content scrolls; the sheet never covers the whole screen. */
export const LongContent: Story = {
  args: { tools: <p>2/4 số</p>, children: <div style={{ height: '120rem' }}>Rất nhiều lựa chọn</div> },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet.getBoundingClientRect().top).toBeGreaterThanOrEqual(32));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Xong' })).toBeVisible());
    const place = (text: string | RegExp) => screen.getByText(text).getBoundingClientRect();
    await expect(place(/kỳ #0219846/).top).toBeGreaterThanOrEqual(place('Số kỳ dự thưởng').bottom);
    await expect(place('2/4 số').top).toBeGreaterThanOrEqual(place(/kỳ #0219846/).bottom);
  },
};

function OpensOnPress(props: BottomSheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Chọn số kỳ</Button>
      <BottomSheet {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** Closing gives the focus back to what opened it. */
export const ReturnsFocus: Story = {
  render: (args) => <OpensOnPress {...args} />,
  play: async ({ canvas, userEvent }) => {
    await tap(userEvent, canvas.getByRole('button', { name: 'Chọn số kỳ' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Chọn số kỳ' })).toHaveFocus());
  },
};

/** Answers how many were asked to close. */
let pressBack = () => 0;

/** The device's own "back", told by a CloseWatcher, closes the sheet and not the page. */
export const ClosesOnBack: Story = {
  beforeEach() {
    const known = Object.getOwnPropertyDescriptor(window, 'CloseWatcher');
    const watchers = new Set<EventTarget>();
    class Watcher extends EventTarget {
      constructor() {
        super();
        watchers.add(this);
      }
      destroy() {
        watchers.delete(this);
      }
    }
    Object.defineProperty(window, 'CloseWatcher', { configurable: true, value: Watcher });
    pressBack = () => {
      const asked = [...watchers];
      for (const watcher of asked) watcher.dispatchEvent(new Event('close'));
      return asked.length;
    };
    return () => {
      if (known) Object.defineProperty(window, 'CloseWatcher', known);
      else Reflect.deleteProperty(window, 'CloseWatcher');
    };
  },
  render: (args) => <OpensOnPress {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Chọn số kỳ' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await expect(pressBack()).toBe(1);
    await gone();
    await step('closed, it leaves "back" to the page', async () => {
      await expect(pressBack()).toBe(0);
    });
    await step('and takes it again once open', async () => {
      await userEvent.click(opener);
      await screen.findByRole('dialog');
      await expect(pressBack()).toBe(1);
      await gone();
    });
  },
};

/** The page behind is neither read, pressed, reached by Tab nor scrolled, and does not move. */
export const HoldsThePage: Story = {
  render: function HoldsThePage(args) {
    const [open, setOpen] = useState(false);
    return (
      <div style={{ height: '200vh' }}>
        <Button onClick={() => setOpen(true)}>Chọn số kỳ</Button>
        <Button onClick={args.onClose}>Phía sau</Button>
        <BottomSheet {...args} open={open} onClose={() => setOpen(false)} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const { documentElement, body } = canvasElement.ownerDocument;
    const behind = canvas.getByRole('button', { name: 'Phía sau' });
    const place = JSON.stringify(behind.getBoundingClientRect());
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn số kỳ' }));
    const sheet = await screen.findByRole('dialog');
    await step('it is hidden from screen readers and takes no presses', async () => {
      await expect(screen.queryByRole('button', { name: 'Phía sau' })).toBeNull();
      await expect(getComputedStyle(body).pointerEvents).toBe('none');
    });
    await step('Tab goes round within the sheet', async () => {
      for (let press = 0; press < 4; press += 1) {
        await userEvent.tab();
        await expect(sheet).toContainElement(document.activeElement as HTMLElement);
      }
      await userEvent.tab({ shift: true });
      await expect(sheet).toContainElement(document.activeElement as HTMLElement);
    });
    await step('it does not scroll and stays where it was', async () => {
      await expect(getComputedStyle(documentElement).overflow).toBe('hidden');
      await expect(JSON.stringify(behind.getBoundingClientRect())).toBe(place);
    });
    await step('closed, everything is as before', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await expect(getComputedStyle(documentElement).overflow).toBe('visible');
      await expect(getComputedStyle(body).pointerEvents).toBe('auto');
      await expect(screen.getByRole('button', { name: 'Phía sau' })).toBeVisible();
    });
  },
};

const effects = fn();

function Picker() {
  const [selected, setSelected] = useState<number[]>([]);
  useEffect(() => {
    effects('on');
    return () => effects('off');
  }, []);
  return (
    <NumberGrid
      label="Chọn số"
      count={80}
      selected={selected}
      max={10}
      onToggle={({ value }) => setSelected((numbers) => [...numbers, value])}
    />
  );
}

/**
 * With `keepsContent` the picker is built once, in idle time; closed, it is out of sight and reach, its effects off.
 */
export const KeepsWhatWasBuilt: Story = {
  args: { title: 'Chọn số', children: <Picker />, keepsContent: true },
  render: (args) => <OpensOnPress {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    effects.mockClear();
    const opener = canvas.getByRole('button', { name: 'Chọn số kỳ' });
    const seven = await screen.findByRole('button', { name: '07', hidden: true });
    await expect(seven).not.toBeVisible();
    await expect(effects).not.toHaveBeenCalled();
    await userEvent.click(opener);
    await expect(await screen.findByRole('button', { name: '07' })).toBe(seven);
    await userEvent.click(seven);
    await userEvent.keyboard('{Escape}');
    await gone();
    await step('closed', async () => {
      await expect(seven).not.toBeVisible();
      await expect(effects.mock.calls.flat()).toEqual(['on', 'off']);
      await waitFor(() => expect(opener).toHaveFocus());
      await userEvent.tab();
      await expect(seven.closest('[role="dialog"]')).not.toContainElement(document.activeElement as HTMLElement);
    });
    await step('open again, the very same', async () => {
      await userEvent.click(opener);
      const dialog = await screen.findByRole('dialog');
      await expect(screen.getByRole('button', { name: '07' })).toBe(seven);
      await expect(seven).toHaveAttribute('aria-pressed', 'true');
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      await expect(effects.mock.calls.flat()).toEqual(['on', 'off', 'on']);
    });
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

/** Without it every opening starts afresh. */
export const StartsAfresh: Story = {
  args: { title: 'Chọn số', children: <Picker /> },
  render: (args) => <OpensOnPress {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Chọn số kỳ' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: '07' }));
    await userEvent.keyboard('{Escape}');
    await gone();
    await userEvent.click(opener);
    await expect(await screen.findByRole('button', { name: '07' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

/** Letters of twice the size: nothing is cut off, the content scrolls between title and button. */
export const LargeText: Story = {
  args: {
    title: 'Số kỳ dự thưởng liên tiếp cho vé MAX 3D PRO của bạn',
    children: <div style={{ height: '60rem' }}>Rất nhiều lựa chọn</div>,
  },
  beforeEach() {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    const content = screen.getByText('Rất nhiều lựa chọn').parentElement;
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(sheet.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(sheet.scrollWidth).toBe(sheet.clientWidth);
    await expect(content?.scrollHeight).toBeGreaterThan(content?.clientHeight ?? 0);
    const button = screen.getByRole('button', { name: 'Xong' }).getBoundingClientRect();
    await expect(button.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(button.height).toBeGreaterThanOrEqual(88);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
