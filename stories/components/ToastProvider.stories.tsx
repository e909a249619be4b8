import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  Button,
  CircleCheckIcon,
  Field,
  FixedFooter,
  Page,
  PageLayout,
  ToastProvider,
  useToasts,
  type ToastOptions,
} from '@veloc/ui';
import { widthModes } from '../../.storybook/modes';
import { takeClock, type HandClock } from '../support/handClock';
import { tap } from '../support/press';
import { breakIt } from '../support/breakIt';

let clock: HandClock;
const undone = fn();

const removal: ToastOptions = {
  message: 'Đã xóa vé KENO',
  action: { label: 'Hoàn tác', onPress: undone },
};

function Shows({ label, toasts }: { label: string; toasts: readonly ToastOptions[] }) {
  const { show } = useToasts();
  return (
    <Button
      onClick={() => {
        for (const toast of toasts) show(toast);
      }}
    >
      {label}
    </Button>
  );
}

const meta = {
  component: ToastProvider,
  title: 'Tell/Toast',
  id: 'components-toast',
  parameters: { layout: 'fullscreen' },
  args: { children: <Shows label="Xóa" toasts={[removal]} /> },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '30rem', padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach() {
    clock = takeClock();
    return () => clock.restore();
  },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const toasts = () => within(screen.getByRole('list', { name: /Thông báo/ })).queryAllByRole('listitem');
const toast = async () => {
  await waitFor(() => expect(toasts()).toHaveLength(1));
  const [first] = toasts();
  if (!first) throw new Error('There is no toast.');
  return first;
};
const isGone = () => waitFor(() => expect(toasts()).toHaveLength(0));

/** Says what happened, politely, and offers the way back. */
export const WithUndo: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const list = screen.getByRole('list', { name: /Thông báo/ });
    await expect(list).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa' }));
    await expect(await toast()).toHaveTextContent('Đã xóa vé KENO');
    await step('pressing the way back puts it away', async () => {
      await tap(userEvent, screen.getByRole('button', { name: 'Hoàn tác' }));
      await expect(undone).toHaveBeenCalledOnce();
      await isGone();
    });
  },
};

/** The look: one with an icon, one with a way back, and a long one. */
export const Stacked: Story = {
  args: {
    children: (
      <Shows
        label="Xóa"
        toasts={[
          { message: 'Đã sao chép mã giao dịch', icon: <CircleCheckIcon /> },
          removal,
          {
            ...removal,
            message: 'Đã xóa 12 dòng vé MAX 3D PRO khỏi giỏ hàng vì kỳ quay #0219846 đã đóng nhận vé lúc 17:58',
          },
        ]}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa' }));
    await waitFor(() => expect(toasts()).toHaveLength(3));
    for (const button of screen.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

/** With the room that the host names. */
export const AtTheFoot: Story = {
  args: { offset: '1rem' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa' }));
    const shown = await toast();
    await waitFor(() => expect(Math.abs(innerHeight - 16 - shown.getBoundingClientRect().bottom)).toBeLessThan(1));
  },
};

/** It stands right above what is at the foot, with nothing measured, and at the window's edge where there is nothing. */
export const AboveTheFoot: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function AboveTheFoot() {
    const [foot, setFoot] = useState(true);
    return (
      <ToastProvider>
        <PageLayout>
          <Page>
            <Shows label="Xóa" toasts={[{ ...removal, message: 'Đã xóa vé', icon: <CircleCheckIcon /> }]} />
            <Button onClick={() => setFoot(false)}>Không có chân</Button>
          </Page>
          {foot ? (
            <FixedFooter amount={20_000} detail="2 vé">
              <Button>Mua vé</Button>
            </FixedFooter>
          ) : null}
        </PageLayout>
      </ToastProvider>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa' }));
    const shown = await toast();
    const room = (from: number) => expect(Math.abs(from - shown.getBoundingClientRect().bottom - 12)).toBeLessThan(1);
    const footer = canvas.getByRole('button', { name: 'Mua vé' }).closest('footer');
    await waitFor(() => room(footer?.getBoundingClientRect().top ?? NaN));
    await userEvent.click(canvas.getByRole('button', { name: 'Không có chân' }));
    await waitFor(() => room(innerHeight));
  },
};

/** A short sentence, an icon and a way back share a row on the narrowest phone. */
export const OneRow: Story = {
  parameters: { chromatic: { modes: widthModes } },
  args: {
    children: <Shows label="Xóa" toasts={[{ ...removal, message: 'Đã xóa ba vé', icon: <CircleCheckIcon /> }]} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa' }));
    const middles = [...(await toast()).children].map((part) => {
      const { top, height } = part.getBoundingClientRect();
      return Math.round(top + height / 2);
    });
    await expect(new Set(middles).size).toBe(1);
  },
};

/** Three at most: a fourth sends the oldest away. */
export const AtMostThree: Story = {
  args: {
    children: <Shows label="Xóa" toasts={['một', 'hai', 'ba', 'bốn'].map((message) => ({ message }))} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa' }));
    await waitFor(() => expect(toasts().length).toBeGreaterThanOrEqual(3));
    const open = toasts().filter(({ dataset }) => dataset.state === 'open');
    await expect(open.map(({ textContent }) => textContent)).toEqual(['hai', 'ba', 'bốn']);
    await waitFor(() => expect(toasts()).toHaveLength(3));
  },
};

/** Five seconds; ten with a way back, which has to be read, decided and reached. */
export const GoesByItself: Story = {
  args: { children: <Shows label="Xóa" toasts={[{ message: 'Đã sao chép' }, removal]} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa' }));
    await waitFor(() => expect(toasts()).toHaveLength(2));
    clock.advance(4_999);
    await expect(toasts()[0]).toHaveAttribute('data-state', 'open');
    clock.advance(1);
    await expect(await toast()).toHaveTextContent('Đã xóa vé KENO');
    clock.advance(4_999);
    await expect(await toast()).toHaveAttribute('data-state', 'open');
    clock.advance(1);
    await isGone();
    await expect(undone).not.toHaveBeenCalled();
  },
};

/** Its time stands while it is pointed at. */
export const WaitsWhilePointedAt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa' }));
    const shown = await toast();
    await userEvent.hover(shown);
    clock.advance(60_000);
    await expect(shown).toHaveAttribute('data-state', 'open');
    await userEvent.unhover(shown);
    clock.advance(9_999);
    await expect(shown).toHaveAttribute('data-state', 'open');
    clock.advance(1);
    await isGone();
  },
};

/** F8 leads in, the clock stands while the focus is there, Escape leads back. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Xóa' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const shown = await toast();
    await step('F8 leads to the newest toast, which then waits', async () => {
      await userEvent.keyboard('{F8}');
      await expect(screen.getByRole('button', { name: 'Hoàn tác' })).toHaveFocus();
      clock.advance(60_000);
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Đóng' })).toHaveFocus();
      clock.advance(60_000);
      await expect(shown).toHaveAttribute('data-state', 'open');
    });
    await step('Escape puts it away and leads back', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(opener).toHaveFocus();
      await isGone();
    });
  },
};

/** A field at the window's foot: once the keyboard comes to it, it stands above the toast. */
export const ClearOfTheFocus: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    children: (
      <>
        <Shows label="Xóa" toasts={[removal]} />
        <div style={{ height: 'calc(100vh - 12rem)' }} />
        <Field label="Họ tên" />
        <div style={{ height: '100vh' }} />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Xóa' }).focus();
    await userEvent.keyboard('{Enter}');
    const shown = await toast();
    await userEvent.tab();
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(shown.getBoundingClientRect().top);
    await expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

function finger(target: Element, type: string, clientX: number) {
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, isPrimary: true, clientX, clientY: 9 }));
}

/** Dragged far enough to a side it goes; a small drag lets it spring back. */
export const SwipedAway: Story = {
  play: async ({ canvas, userEvent }) => {
    // A pointer made by a script cannot be captured.
    Element.prototype.setPointerCapture = () => {};
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa' }));
    const shown = await toast();
    finger(shown, 'pointerdown', 100);
    finger(shown, 'pointermove', 106);
    finger(shown, 'pointerup', 106);
    await expect(shown).toHaveAttribute('data-state', 'open');
    finger(shown, 'pointerdown', 300);
    await waitFor(() => expect(shown).toHaveAttribute('data-dragging'));
    finger(shown, 'pointermove', 300 - shown.offsetWidth / 2);
    finger(shown, 'pointerup', 300 - shown.offsetWidth / 2);
    await isGone();
  },
};

export const BreakIt: Story = {
  ...breakIt(meta, { isFixed: true }),
  tags: ['!test', '!autodocs', '!manifest'],
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};
