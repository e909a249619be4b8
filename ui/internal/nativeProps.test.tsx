import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import {
  AmountField,
  AppFrame,
  Banner,
  CardLink,
  Columns,
  CopyRow,
  GameTicket,
  InfiniteList,
  Inline,
  ListRow,
  OtpField,
  Page,
  PageLayout,
  ReceiptFacts,
  ReceiptHead,
  ReceiptStrip,
  Segment,
  SlotLetter,
  SpinnerOverlay,
  Stack,
  Tabs,
  TextLink,
  TicketLine,
} from '../index';

const own = { className: 'mine', 'data-testid': 'x', id: 'it' };

it.each(
  Object.entries({
    AppFrame: <AppFrame {...own} />,
    Banner: <Banner {...own} label="a" slides={[]} />,
    Columns: <Columns {...own} />,
    CopyRow: <CopyRow {...own} label="a" value="b" />,
    GameTicket: <GameTicket {...own} accent="a" glyph={null} name="a" stubLabel="b" />,
    InfiniteList: (
      <InfiniteList {...own} label="a" items={[]} keyOf={String} onMore={() => undefined}>
        {String}
      </InfiniteList>
    ),
    Inline: <Inline {...own} />,
    ListRow: <ListRow {...own} title="a" />,
    Page: <Page {...own} />,
    PageLayout: <PageLayout {...own} />,
    ReceiptFacts: <ReceiptFacts {...own} facts={[]} />,
    ReceiptHead: <ReceiptHead {...own} title="a" prize={1} />,
    ReceiptStrip: (
      <ReceiptStrip {...own} label="a">
        b
      </ReceiptStrip>
    ),
    Segment: <Segment {...own} label="a" options={[]} />,
    SlotLetter: <SlotLetter {...own} code="A" />,
    SpinnerOverlay: <SpinnerOverlay {...own} />,
    Stack: <Stack {...own} />,
    Tabs: <Tabs {...own} label="a" items={[{ value: 'a', label: 'a' }]} />,
    TicketLine: <TicketLine {...own} code="A" numbers={[]} />,
  }),
)('%s takes what its element takes', (_name, element) => {
  const [root = ''] = /<[^>]*>/.exec(renderToStaticMarkup(element)) ?? [];
  expect(root).toMatch(/class="[^"]*\bmine"/);
  expect(root).toContain('data-testid="x"');
  expect(root).toContain('id="it"');
});

it.each(
  Object.entries({
    AmountField: <AmountField {...own} label="a" />,
    OtpField: <OtpField {...own} />,
  }),
)('%s hands its input what an input takes', (_name, element) => {
  const html = renderToStaticMarkup(element);
  expect(html).toMatch(/^<div class="[^"]*\bmine"/);
  expect(/<input[^>]*>/.exec(html)?.[0]).toMatch(/data-testid="x".*id="it"|id="it".*data-testid="x"/);
});

it('a link is drawn as what it is handed', () => {
  const html = renderToStaticMarkup(
    <>
      <TextLink render={<i data-to="/a" />}>A</TextLink>
      <CardLink href="/b" render={<b data-router="" />}>
        B
      </CardLink>
    </>,
  );
  expect(html).toMatch(/<i data-to="\/a" class="[^"]+">A<\/i>/);
  expect(html).toMatch(/<b data-router="" href="\/b" class="[^"]+">B<\/b>/);
});

it('a layout component tells its style sheet what it was told, and a style of its host comes last', () => {
  const html = renderToStaticMarkup(
    <Stack as="ul" gap={16} style={{ color: 'red' }}>
      <Inline as="li" gap={0} />
    </Stack>,
  );
  expect(html).toMatch(/^<ul class="[^"]+" style="--\w*gap\w*:var\(--veloc-space-16\);color:red"><li /);
  expect(html).toMatch(/<li class="[^"]+" style="--\w*gap\w*:0px"><\/li>/);
  expect(renderToStaticMarkup(<Stack />)).not.toContain('style');
});
