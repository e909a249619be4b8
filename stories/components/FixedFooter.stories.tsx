import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import {
  Button,
  CollapsingLabel,
  FixedFooter,
  HouseIcon,
  MessagesProvider,
  PageLayout,
  Popup,
  ShoppingCartIcon,
  TabBar,
  TicketIcon,
} from '@veloc/ui';
import { english } from '@veloc/ui/english';
import { breakIt } from '../support/breakIt';

const add = fn();

const meta = {
  component: FixedFooter,
  title: 'Frame/FixedFooter',
  id: 'components-fixedfooter',
  subcomponents: { CollapsingLabel },
  args: {
    detail: '3 vé × 1 kỳ',
    amount: 30_000,
    children: [
      <Button key="add" kind="outline" icon={<ShoppingCartIcon />} aria-label="Thêm vào giỏ" onClick={add}>
        <CollapsingLabel>Thêm</CollapsingLabel>
      </Button>,
      <Button key="buy">Mua ngay</Button>,
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FixedFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('3 vé × 1 kỳ')).toBeVisible();
    await expect(canvasElement.querySelector('footer')?.getBoundingClientRect().height).toBeLessThanOrEqual(72);
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm vào giỏ' }));
    await expect(add).toHaveBeenCalledOnce();
  },
};

export const NarrowKeepsTheName: Story = {
  render: (args) => (
    <div style={{ width: 320 }}>
      <FixedFooter {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Thêm vào giỏ' });
    const primary = canvas.getByRole('button', { name: 'Mua ngay' });
    await expect(button.getBoundingClientRect().width).toBeLessThan(primary.getBoundingClientRect().width);
    await expect(primary.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};

export const SaysWhyItWaits: Story = {
  args: {
    amount: 1_855_640_000_000,
    note: 'Chờ đồng bộ 1 vé',
    children: <Button aria-disabled>Thanh toán</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chờ đồng bộ 1 vé')).toBeVisible();
  },
};

const nothing = { isEmpty: true, detail: '0 vé × 1 kỳ', amount: 0, note: 'Chọn ít nhất một vé.' };

export const NothingChosen: Story = {
  args: {
    ...nothing,
    children: [
      <Button key="add" kind="outline" icon={<ShoppingCartIcon />} aria-label="Thêm vào giỏ" aria-disabled>
        <CollapsingLabel>Thêm</CollapsingLabel>
      </Button>,
      <Button key="buy" aria-disabled>
        Mua ngay
      </Button>,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Chọn ít nhất một vé.')).toBeVisible();
    await expect(canvas.getByText('0\u00a0₫', { normalizer: (text) => text })).toBeVisible();
    const button = canvas.getByRole('button');
    await expect(button).toHaveAccessibleName('Mua ngay');
    await expect(button.getBoundingClientRect().width).toBeGreaterThan(160);
    await expect(canvasElement.querySelector('footer')?.getBoundingClientRect().height).toBeLessThanOrEqual(72);
  },
};

/** The words take what room there is before the buttons do: they stand in one line. */
export const OneLineOfWords: Story = {
  args: { detail: '1 ticket × 1 draw', amount: 2 },
  render: (args) => (
    <MessagesProvider locale="en" currency="USD" messages={english}>
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' }}>
        {[320, 390].map((width) => (
          <div key={width} style={{ width, maxWidth: '100%' }}>
            <FixedFooter {...args} role="group">
              <Button kind="outline" icon={<ShoppingCartIcon />} aria-label="Add to cart">
                <CollapsingLabel>Add</CollapsingLabel>
              </Button>
              <Button>Buy now</Button>
            </FixedFooter>
            <FixedFooter {...args} role="group">
              <Button>Buy now</Button>
            </FixedFooter>
            <FixedFooter {...args} role="group" isEmpty amount={0} note="Choose at least one ticket.">
              <Button aria-disabled>Buy now</Button>
            </FixedFooter>
          </div>
        ))}
      </div>
    </MessagesProvider>
  ),
  play: async ({ canvas }) => {
    for (const words of [...canvas.getAllByText('1 ticket × 1 draw'), ...canvas.getAllByText(/Choose/)]) {
      await expect(words.getBoundingClientRect().height).toBeLessThan(20);
    }
    for (const footer of canvas.getAllByRole('group')) {
      await expect(footer.getBoundingClientRect().height).toBeLessThanOrEqual(72);
    }
  },
};

/** What was pressed by key stays until the keyboard leaves it, though it empties the choice. */
export const KeyboardAlone: Story = {
  render: function Emptied(args) {
    const [isEmpty, setEmpty] = useState(false);
    return (
      <FixedFooter {...args} {...(isEmpty ? nothing : {})}>
        <Button kind="outline" aria-disabled={isEmpty} onClick={() => setEmpty(true)}>
          Thêm vào giỏ
        </Button>
        <Button aria-disabled={isEmpty}>Mua ngay</Button>
      </FixedFooter>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Thêm vào giỏ' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Chọn ít nhất một vé.')).toBeVisible();
    await expect(button).toHaveFocus();
    await expect(button).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mua ngay' })).toHaveFocus();
    await expect(button).not.toBeVisible();
  },
};

/** What asked has gone by the answer: the focus goes on to the button beside it. */
export const HandsTheFocusOn: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function HandsTheFocusOn(args) {
    const [isAsked, setAsked] = useState(false);
    const [isEmpty, setEmpty] = useState(false);
    const clear = () => {
      setEmpty(true);
      setAsked(false);
    };
    return (
      <>
        <FixedFooter {...args} isEmpty={isEmpty} note={isEmpty ? 'Chọn 6 số' : undefined}>
          <Button kind="outline" onClick={() => setAsked(true)}>
            Xóa
          </Button>
          <Button>Mua ngay</Button>
        </FixedFooter>
        <Popup open={isAsked} title="Xóa hết vé?" actions={<Button onClick={clear}>Xóa hết</Button>} />
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await page.findByRole('button', { name: 'Xóa hết' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mua ngay' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Xóa' })).toBeNull();
  },
};

/** Beside the main places it stands above them, and ends above them too. */
export const AboveATabBar: Story = {
  render: (args) => (
    <PageLayout>
      <p style={{ height: '120vh' }}>Trang dài hơn màn hình</p>
      <FixedFooter {...args} />
      <TabBar
        items={[
          { href: '#home', label: 'Trang chủ', icon: <HouseIcon />, isCurrent: true },
          { href: '#tickets', label: 'Vé của tôi', icon: <TicketIcon /> },
        ]}
      />
    </PageLayout>
  ),
  play: async ({ canvas, canvasElement }) => {
    const footer = canvasElement.querySelector('footer');
    const places = canvas.getByRole('navigation');
    const gap = () => places.getBoundingClientRect().top - Number(footer?.getBoundingClientRect().bottom);
    await expect(Math.abs(gap())).toBeLessThan(1);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(Math.abs(gap())).toBeLessThan(1));
    window.scrollTo(0, 0);
  },
};

/** Bars of a page that is kept in the document, but not shown, take no room at the foot of the one that is. */
export const BesideAHiddenPage: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Switching(args) {
    const [isOver, setOver] = useState(false);
    return (
      <>
        <PageLayout>
          <Button onClick={() => setOver(true)}>Xong</Button>
          <p style={{ height: '120vh' }}>Trang dài hơn màn hình</p>
          <Activity mode={isOver ? 'hidden' : 'visible'}>
            <FixedFooter {...args} />
          </Activity>
        </PageLayout>
        <Activity mode="hidden">
          <TabBar items={[{ href: '#home', label: 'Trang chủ', icon: <HouseIcon />, isCurrent: true }]} />
        </Activity>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const footer = canvasElement.querySelector('footer');
    const button = canvas.getByRole('button', { name: 'Xong' });
    const room = () => getComputedStyle(button).scrollMarginBottom;
    await waitFor(() => expect(canvasElement.querySelector('nav')).not.toBeNull());
    await step('the footer stands at the edge, and what has the focus clear of it alone', async () => {
      await expect(Math.abs(window.innerHeight - Number(footer?.getBoundingClientRect().bottom))).toBeLessThan(1);
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(room()).toBe('68px');
    });
    await step('once it is hidden, too, nothing is kept clear', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(footer).not.toBeVisible());
      await expect(room()).toBe('0px');
    });
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
