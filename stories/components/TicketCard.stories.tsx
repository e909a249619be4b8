import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, CardLink, Countdown, Inline, StatusBadge, Sunburst, TicketCard } from '@veloc/ui';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const onPress = fn();

const meta = {
  component: TicketCard,
  title: 'Lottery/TicketCard',
  id: 'components-ticketcard',
  subcomponents: { CardLink },
  args: { accent: 'mega', stub: 'Chủ Nhật 22/11', children: 'MEGA 6/45' },
} satisfies Meta<typeof TicketCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole ticket leads somewhere, and a button inside keeps its own meaning. */
export const LeadsSomewhere: Story = {
  render: (args) => (
    <TicketCard {...args}>
      <h3>
        <CardLink href="#mega">MEGA 6/45</CardLink>
      </h3>
      <div style={{ position: 'relative', zIndex: 2, width: 'fit-content' }}>
        <Button size="medium" kind="tonal" onClick={() => onPress()}>
          Chọn nhanh
        </Button>
      </div>
    </TicketCard>
  ),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    onPress.mockClear();
    await step('the stub answers to the link', async () => {
      const stub = canvas.getByText('Chủ Nhật 22/11').getBoundingClientRect();
      const hit = canvasElement.ownerDocument.elementFromPoint(stub.x + stub.width / 2, stub.y + stub.height / 2);
      await expect(hit).toBe(canvas.getByRole('link', { name: 'MEGA 6/45' }));
    });
    await step('the button answers for itself', async () => {
      await pressTwoWays(userEvent, canvas.getByRole('button', { name: 'Chọn nhanh' }));
      await expect(onPress).toHaveBeenCalledTimes(2);
    });
  },
};

export const Stubs: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      {(['accent', 'info', 'gold', 'warm', 'plain'] as const).map((tone) => (
        <TicketCard key={tone} accent="power" tone={tone} stub={<strong>Hôm nay 18:00</strong>}>
          POWER 6/55
        </TicketCard>
      ))}
    </div>
  ),
};

export const LongNameAtNarrowWidth: Story = {
  args: { accent: 'kenoeo', children: 'KENO Chẵn – Lẻ, kỳ quay kế tiếp trong ngày', stub: '1 ngày 05:42:18' },
  decorators: [
    (Story) => (
      <div style={{ width: '288px' }}>
        <Story />
      </div>
    ),
  ],
};

/** A sum too wide for a stub has the foot for itself, and in gold the sun; all of the ticket still leads on. */
export const StubAtTheFoot: Story = {
  args: {
    stub: (
      <>
        <Sunburst />
        <strong>75.980.220.150 ₫</strong>
      </>
    ),
  },
  render: ({ stub }) => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      {(['gold', 'info'] as const).map((tone) => (
        <TicketCard key={tone} accent="power" tone={tone} stubAt="foot" stub={stub}>
          <Inline justify="space-between">
            <CardLink href="#power">POWER 6/55</CardLink>
            <StatusBadge tone="gold">Trúng thưởng</StatusBadge>
          </Inline>
        </TicketCard>
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [link] = canvas.getAllByRole('link');
    const stub = canvas.getAllByText('75.980.220.150 ₫')[0]?.getBoundingClientRect() ?? new DOMRect();
    await expect(stub.top).toBeGreaterThan(link?.getBoundingClientRect().bottom ?? Infinity);
    await expect(canvasElement.ownerDocument.elementFromPoint(stub.x + stub.width / 2, stub.y + 2)).toBe(link);
    const [onGold, onPlain] = canvas
      .getAllByText('Trúng thưởng')
      .map((badge) => getComputedStyle(badge).backgroundColor);
    await expect(onGold).not.toBe(onPlain);
  },
};

/** A foot offers its whole line between the edges of the body; what does not ask for it stays in the middle. */
export const TwoEndsAtTheFoot: Story = {
  args: { stubAt: 'foot' },
  render: (args) => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      {(['space-between', undefined] as const).map((justify) => (
        <TicketCard
          key={justify}
          {...args}
          stub={
            <Inline justify={justify}>
              <span>Chủ Nhật 22/11</span>
              <strong>50.000 ₫</strong>
            </Inline>
          }
        >
          <p>MEGA 6/45</p>
        </TicketCard>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const boxes = (text: string) => canvas.getAllByText(text).map((part) => part.getBoundingClientRect());
    const [body = new DOMRect()] = boxes('MEGA 6/45');
    const [firstDay, secondDay] = boxes('Chủ Nhật 22/11');
    const [firstSum, secondSum] = boxes('50.000 ₫');
    await expect(firstDay?.left).toBe(body.left);
    await expect(firstSum?.right).toBe(body.right);
    await expect((secondDay?.left ?? 0) - body.left).toBeCloseTo(body.right - (secondSum?.right ?? 0), 0);
  },
};

/** A countdown of two lines stands in the middle of its stub, as all else there does. */
export const CountdownOfDays: Story = {
  args: { stub: <Countdown tone="plain" remaining={218_002_000} /> },
  play: async ({ canvas }) => {
    const middle = (part: Element | null | undefined) => {
      const { left = NaN, width = NaN } = part?.getBoundingClientRect() ?? {};
      return left + width / 2;
    };
    const days = canvas.getByText('2 ngày');
    await expect(middle(days)).toBeCloseTo(middle(days.nextElementSibling), 0);
    await expect(middle(days)).toBeCloseTo(middle(days.parentElement?.parentElement), 0);
  },
};

/** With `fits` it is at the foot of a narrow card only. */
export const FitsWhereNarrow: Story = {
  args: { stubAt: 'fits' },
  render: (args) => (
    <>
      {['18rem', '22rem'].map((width) => (
        <div key={width} style={{ width }}>
          <TicketCard {...args} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const tops = (text: string) => canvas.getAllByText(text).map((part) => part.getBoundingClientRect().top);
    const [narrowBody, wideBody] = tops('MEGA 6/45');
    const [narrowStub, wideStub] = tops('Chủ Nhật 22/11');
    await expect(narrowStub).toBeGreaterThan((narrowBody ?? Infinity) + 20);
    await expect(wideStub).toBeLessThan((wideBody ?? 0) + 20);
  },
};

/** The notches are cut where the perforation runs, however wide the page makes the stub. */
export const NotchesOnThePerforation: Story = {
  play: async ({ canvas }) => {
    const stub = canvas.getByText('Chủ Nhật 22/11');
    const paper = stub.parentElement;
    if (!paper)
      throw new Error('A stub stands on no paper, so there is nothing to cut. Render it inside a TicketCard.');
    const edge = paper.getBoundingClientRect().right - stub.getBoundingClientRect().left;
    const notches = getComputedStyle(paper).maskImage.match(/calc\(100% - [\d.]+px\)/g);
    await expect(notches).toEqual([`calc(100% - ${edge}px)`]);
    await expect(getComputedStyle(stub, '::before').borderInlineStartStyle).toBe('dashed');
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
