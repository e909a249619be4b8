import { cloneElement, createElement, isValidElement, type ComponentType, type ReactElement } from 'react';

/** The widest words of the language, one after the other: as many of them are taken as a text needs to be twice as long. */
const WIDE =
  'Nghiêng nghiêng những nguyện ước chuyển khoản trước giờ quay thưởng, không được thanh toán vì kỳ quay đã đóng bán trước khi vé được gửi đến máy chủ của công ty xổ số kiến thiết ';
const MOST_DONG = 1_000_000_000_000;

/** What is an address, an id or a choice of looks, and no words. */
const NO_WORDS = new Set(
  'id href accent code status state kind tone size layout look type role src image heading as key surface shape inputMode autoComplete dateTime countryCode phone digits text copyText emphasis stroke className style d viewBox fill'.split(
    ' ',
  ),
);
const IS_MONEY = /^(?:amount|options|price|balance|total|jackpot|prize)$/;

function longer(text: string): string {
  const wanted = Math.max(text.length * 2, text.length + 8);
  const words = WIDE.repeat(Math.ceil(wanted / WIDE.length)).slice(0, wanted);
  return words.slice(0, Math.max(words.lastIndexOf(' '), 8));
}

/** A value with its words twice as long and its money as `money` says, as deep as it goes. */
function broken(value: unknown, name: string, money: number): unknown {
  if (typeof value === 'number') return IS_MONEY.test(name) ? money : value;
  if (typeof value === 'string')
    return NO_WORDS.has(name) || name.startsWith('data-') || !/\p{L}{2}/u.test(value) ? value : longer(value);
  if (Array.isArray(value)) return value.length > 100 ? value : value.map((one: unknown) => broken(one, name, money));
  if (isValidElement<object>(value)) return cloneElement(value, brokenProps(value.props, money));
  if (typeof value !== 'object' || value === null || name === 'style') return value;
  return brokenProps(value, money);
}

function brokenProps(props: object, money: number): Record<string, unknown> {
  const isOption = 'value' in props && 'label' in props;
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      name === 'value' && isOption && typeof value === 'string' ? value : broken(value, name, money),
    ]),
  );
}

interface Shown {
  component?: unknown;
  args?: object;
  render?: unknown;
}

/**
 * A component in its hard cases on one page: words twice as long, in the widest of the language, with 10^12 đồng, and
 * again with none; what covers the window or is fixed to it (`isFixed`) only once. `npm run test:break-it` looks at it at
 * 280 px, zoomed to 400 %, in forced colors and before the font is there. No picture is taken, and the tags of the story,
 * which Storybook reads where they are written, keep it from being played day by day.
 */
export function breakIt({ component, args = {}, render }: Shown, { isFixed = 'open' in args } = {}) {
  const cases = isFixed ? [MOST_DONG] : [MOST_DONG, 0];
  const Drawn = (render ?? component) as ComponentType<object>;
  return {
    parameters: { chromatic: { disableSnapshot: true } },
    render: (): ReactElement => (
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2rem' }}>
        {cases.map((money) => (
          <div key={money}>{createElement(Drawn, brokenProps(args, money))}</div>
        ))}
      </div>
    ),
  };
}
