import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FixedFooter } from '../FixedFooter/FixedFooter';
import { JackpotFigure } from '../JackpotFigure/JackpotFigure';
import { PageHeader } from '../Header/PageHeader';
import { TicketSlotList } from '../TicketSlotList/TicketSlotList';
import { formatMoney } from '../Money/formatMoney';
import { Money } from '../Money/Money';
import { PrizeTable } from '../PrizeTable/PrizeTable';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper';
import { english } from './english';
import { MessagesProvider } from './MessagesProvider';

const page = (
  <>
    <PageHeader title="Power 6/55" onBack={() => undefined} />
    <PrizeTable rows={[{ name: 'A', count: 1234, value: 50_000 }]} />
    <Money amount={null} />
  </>
);

it('is Vietnamese and đồng where nobody says otherwise', () => {
  const html = renderToStaticMarkup(page);
  for (const said of ['"Quay lại"', 'Giải thưởng', '1.234<', '50.000\u00a0₫', 'Chưa có số liệu']) {
    expect(html).toContain(said);
  }
});

it('is what the provider brings, numbers and amounts as well', () => {
  const html = renderToStaticMarkup(
    <MessagesProvider locale="en" currency="USD" messages={english}>
      {page}
      <Money amount={7} currency="EUR" />
    </MessagesProvider>,
  );
  for (const said of ['"Back"', 'Prize', '1,234<', '$50,000', 'Not known yet', '€7']) expect(html).toContain(said);
});

it('writes whole amounts with their decimals where it is told to, but for a jackpot', () => {
  const html = renderToStaticMarkup(
    <MessagesProvider locale="en" currency="GBP" messages={english} trailingZeros>
      <FixedFooter detail="2 tickets" amount={5}>
        Buy
      </FixedFooter>
      <Money amount={6} trailingZeros={false} />
      <JackpotFigure amount={3_000_000} />
    </MessagesProvider>,
  );
  for (const written of ['£5.00<', '£6<', '£3,000,000<']) expect(html).toContain(written);
});

it('may be worded in part, over an outer provider', () => {
  const html = renderToStaticMarkup(
    <MessagesProvider locale="en" messages={english}>
      <MessagesProvider messages={{ header: { menu: 'Menu', back: 'Go home' } }}>
        {page}
        <TicketSlotList done={0}>{null}</TicketSlotList>
      </MessagesProvider>
    </MessagesProvider>,
  );
  for (const said of ['"Go home"', 'Your tickets', '₫50,000']) expect(html).toContain(said);
});

it.each([
  [6, 5, 0, 'in 6 days'],
  [1, 5, 30, 'in 1 day 5 h'],
  [1, 0, 30, 'in 1 day'],
  [0, 2, 5, 'in 2 h 5 min'],
  [0, 2, 0, 'in 2 h'],
  [0, 0, 42, 'in 42 min'],
])('tells %d days, %d hours and %d minutes in English, each with its unit: %s', (days, hours, minutes, told) => {
  expect(english.drawTime.left(days, hours, minutes).replaceAll('\u00A0', ' ')).toBe(told);
});

it('names the steps of a stepper in English by what a press does', () => {
  const html = renderToStaticMarkup(
    <MessagesProvider locale="en" messages={english}>
      <QuantityStepper label="Draws" />
    </MessagesProvider>,
  );
  for (const name of ['Decrease, Draws', 'Increase, Draws']) expect(html).toContain(`aria-label="${name}"`);
});

it.each([
  [1_234_567, {}, '1.234.567\u00a0₫'],
  [-5_000, {}, '\u22125.000\u00a0₫'],
  [5_000, { plus: true }, '+5.000\u00a0₫'],
  [0, { plus: true }, '0\u00a0₫'],
  [12.5, { locale: 'en', currency: 'USD' }, '$12.50'],
  [128_400_000, { locale: 'en', currency: 'USD' }, '$128,400,000'],
  [7, { locale: 'de', currency: 'EUR' }, '7\u00a0€'],
  [7, { locale: 'de', currency: 'EUR', trailingZeros: true }, '7,00\u00a0€'],
  [5_000, { trailingZeros: true }, '5.000\u00a0₫'],
])('writes %d with %o as %s', (amount, options, written) => expect(formatMoney(amount, options)).toBe(written));
