import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button, Field, Header, ListGroup, ListRow, Page, PageLayout, TabBar, Tabs, type TabsProps } from '@veloc/ui';
import { tap } from '../support/press';
import { breakIt } from '../support/breakIt';

const args: TabsProps<string> = {
  label: 'Trò chơi',
  value: 'mega',
  onChange: fn(),
  items: [
    { value: 'keno', label: 'Keno', accent: 'keno' },
    { value: 'mega', label: 'Mega 6/45', accent: 'mega' },
    { value: 'power', label: 'Power 6/55', accent: 'power' },
    { value: 'max3d', label: 'Max 3D', accent: 'max3d' },
    { value: 'max3dpro', label: 'Max 3D Pro', accent: 'max3dpro' },
    { value: 'lotto535', label: 'Lotto 5/35', accent: 'lotto535' },
  ],
};

const meta = { component: Tabs<string>, title: 'Choose/Tabs', id: 'components-tabs', args } satisfies Meta<
  typeof Tabs<string>
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  render: function ByKeyboard(props) {
    const [value, setValue] = useState(props.value);
    return (
      <Tabs
        {...props}
        value={value}
        onChange={(change) => {
          props.onChange?.(change);
          setValue(change.value);
        }}
      >
        <p style={{ padding: '1rem' }}>Kết quả của {value}</p>
      </Tabs>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Mega 6/45' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'lotto535' });
    await expect(canvas.getByRole('tabpanel', { name: 'Lotto 5/35' })).toHaveTextContent('Kết quả của lotto535');
    await expect(canvas.getByRole('tab', { name: 'Lotto 5/35' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Keno' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Keno');
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(canvas.getByRole('tabpanel', { name: 'Keno' })).toHaveTextContent('Kết quả của keno');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await tap(userEvent, canvas.getByRole('tab', { name: 'Mega 6/45' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'mega' });
    await userEvent.click(canvas.getByRole('tab', { name: 'Max 3D' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'max3d' });
  },
};

/** The ring is the keyboard's: no press leaves one, also not the first one on the page. */
export const NoRingByAPress: Story = {
  ...ByKeyboard,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const ring = (outlineStyle: string) => expect(document.activeElement).toHaveStyle({ outlineStyle });
    await tap(userEvent, canvas.getByRole('tab', { name: 'Power 6/55' }));
    await ring('none');
    await userEvent.click(canvas.getByRole('tab', { name: 'Max 3D' }));
    await ring('none');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Max 3D Pro' })).toHaveFocus();
    await ring('solid');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await ring('solid');
  },
};

/** A row too long for the phone opens with its chosen tab in view, under a bar that stays. */
export const OpensAtTheChosenOne: Story = {
  args: {
    value: 'lotto535',
    items: [...args.items, { value: 'classic', label: 'Xổ số truyền thống', accent: 'classic' }],
  },
  play: async ({ canvas, step }) => {
    // The row goes back to its chosen tab when the font comes, and that is another place.
    await document.fonts.ready;
    const list = canvas.getByRole('tablist');
    const row = list.getBoundingClientRect();
    const tab = canvas.getByRole('tab', { selected: true });
    const middle = ({ left, right }: DOMRect) => (left + right) / 2;
    await waitFor(() => expect(Math.abs(middle(tab.getBoundingClientRect()) - middle(row))).toBeLessThan(1));
    await step('it fades where it goes on', async () => {
      const fades = () => ['::before', '::after'].map((end) => getComputedStyle(list, end).opacity !== '0');
      const { scrollLeft } = list;
      for (const [place, ends] of [
        [0, [false, true]],
        [list.scrollWidth, [true, false]],
        [scrollLeft, [true, true]],
      ] as const) {
        await waitFor(async () => {
          list.scrollLeft = place;
          await expect(fades()).toEqual(ends);
        });
      }
    });
  },
};

/** What is new stands beside the label in a word, else as a dot; a screen reader hears all of it after the label. */
export const Marked: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    items: (args.items ?? []).map((item, place) => ({
      ...item,
      mark: [
        undefined,
        { tone: 'gold', label: '1 vé vừa trúng', text: '1 trúng' },
        { tone: 'info', label: '3 vé đang chờ' },
      ][place] as TabsProps<string>['items'][number]['mark'],
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: /^Mega 6\/45\s*, 1 vé vừa trúng$/ })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /^Power 6\/55\s*, 3 vé đang chờ$/ })).toBeVisible();
    await expect(canvas.getByText('1 trúng')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Keno' })).toBeVisible();
  },
};

/** What comes beside a label before the chosen one moves that, and the row follows. */
export const MarkComesLater: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'w390' } },
  args: { value: 'max3d' },
  render: function MarkComesLater({ items, ...props }) {
    const [mark, setMark] = useState<TabsProps<string>['items'][number]['mark']>();
    return (
      <>
        <Tabs {...props} items={items.map((item) => (item.value === 'power' ? { ...item, mark } : item))} />
        <Button onClick={() => setMark({ tone: 'gold', label: '12 vé vừa trúng', text: '12 trúng' })}>
          Xem kết quả
        </Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const middle = (node: Element) => {
      const { left, right } = node.getBoundingClientRect();
      return (left + right) / 2;
    };
    const isInMiddle = async () => {
      const chosen = canvas.getByRole('tab', { selected: true });
      await expect(Math.abs(middle(chosen) - middle(canvas.getByRole('tablist')))).toBeLessThan(2);
    };
    await waitFor(isInMiddle);
    // Until a frame has been drawn, the row has not been looked at.
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    await userEvent.click(canvas.getByRole('button', { name: 'Xem kết quả' }));
    await expect(canvas.getByText('12 trúng')).toBeVisible();
    await waitFor(isInMiddle);
  },
};

/** Tabs that keep their own choice have a content each; what the keyboard stops at in it is the next stop. */
export const OwnContents: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    value: undefined,
    defaultValue: 'mega',
    items: [
      { value: 'mega', label: 'Mega', content: <p>Chưa có kết quả.</p> },
      { value: 'power', label: 'Power', content: <a href="#power">Kết quả Power</a> },
      { value: 'keno', label: 'Keno' },
    ],
    children: <p>Sắp mở bán.</p>,
  },
  play: async ({ canvas, userEvent }) => {
    const panel = canvas.getByRole('tabpanel');
    await expect(panel).toHaveTextContent('Chưa có kết quả.');
    await userEvent.click(canvas.getByRole('tab', { name: 'Power' }));
    await expect(panel).toHaveTextContent('Kết quả Power');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Kết quả Power' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowRight}');
    await expect(panel).toHaveTextContent('Sắp mở bán.');
    await userEvent.tab();
    await expect(panel).toHaveFocus();
  },
};

const forms = ['mega', 'power'].map((value) => ({
  value,
  label: value,
  content: <Field label={`Ghi chú ${value}`} />,
}));

/** A panel that is left is taken away, and what was typed in it with it. */
export const StartsAfresh: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: undefined, items: forms },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Ghi chú mega'), 'mưa');
    await userEvent.click(canvas.getByRole('tab', { name: 'power' }));
    await expect(canvas.getByLabelText('Ghi chú power')).toHaveValue('');
    await userEvent.click(canvas.getByRole('tab', { name: 'mega' }));
    await expect(canvas.getByLabelText('Ghi chú mega')).toHaveValue('');
  },
};

/** With `keepMounted` it is only hidden, from the eye, from screen readers and from the keyboard. */
export const KeepsWhatWasTyped: Story = {
  ...StartsAfresh,
  args: { ...StartsAfresh.args, keepMounted: true },
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByLabelText('Ghi chú mega');
    await userEvent.type(note, 'mưa');
    await userEvent.click(canvas.getByRole('tab', { name: 'power' }));
    await expect(note).not.toBeVisible();
    await expect(canvas.getByRole('tabpanel')).toContainElement(canvas.getByLabelText('Ghi chú power'));
    await userEvent.tab();
    await expect(canvas.getByLabelText('Ghi chú power')).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: 'mega' }));
    await expect(note).toBeVisible();
    await expect(note).toHaveValue('mưa');
  },
};

/** What sticks over the content, at the head and at the foot, covers nothing that the keyboard comes to. */
export const FocusStaysInSight: Story = {
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'w390' } },
  render: (props) => (
    <PageLayout>
      <Header />
      <main>
        <Tabs {...props}>
          <Page>
            <ListGroup>
              {Array.from({ length: 40 }, (_, place) => (
                <ListRow key={place} title={`Kỳ ${place + 1}`} href={`#${place + 1}`} />
              ))}
            </ListGroup>
          </Page>
        </Tabs>
      </main>
      <TabBar items={[{ href: '#home', label: 'Trang chủ', icon: null }]} />
    </PageLayout>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const head = canvas.getByRole('tablist').getBoundingClientRect().bottom;
    const foot = canvas.getByRole('navigation').getBoundingClientRect().top;
    const inSight = async (name: string) => {
      const row = canvas.getByRole('link', { name });
      await expect(row).toHaveFocus();
      const { top, bottom } = row.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(head);
      await expect(bottom).toBeLessThanOrEqual(foot);
    };
    await step('on the way down, with no stop at the panel itself', async () => {
      await userEvent.click(canvas.getByRole('tab', { selected: true }));
      await userEvent.tab();
      await inSight('Kỳ 1');
      for (let place = 2; place <= 30; place += 1) {
        await userEvent.tab();
        await inSight(`Kỳ ${place}`);
      }
    });
    await step('and back', async () => {
      for (let place = 29; place >= 5; place -= 1) {
        await userEvent.tab({ shift: true });
        await inSight(`Kỳ ${place}`);
      }
    });
    await step('a bar with the focus in it moves nothing', async () => {
      const { scrollY } = window;
      canvas.getByRole('tab', { selected: true }).focus();
      canvas.getByRole('link', { name: 'Vé Lộc' }).focus();
      canvas.getByRole('link', { name: 'Trang chủ' }).focus();
      await expect(window.scrollY).toBe(scrollY);
      await expect(scrollY).toBeGreaterThan(0);
    });
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
