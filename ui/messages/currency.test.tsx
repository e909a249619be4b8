import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useCurrency } from './currency';
import { MessagesProvider } from './MessagesProvider';

function Signs() {
  const { point, groups } = useCurrency();
  return ['.', ',']
    .map((sign) => (sign === point ? 'decimals' : groups.includes(sign) ? 'thousands' : 'neither'))
    .join();
}

it.each([
  ['vi-VN', 'VND', 'thousands,decimals'],
  ['de-DE', 'EUR', 'thousands,decimals'],
  // Its numbers are parted by spaces, its amounts by points.
  ['de-AT', 'EUR', 'thousands,decimals'],
  ['en-GB', 'GBP', 'decimals,thousands'],
  ['en-IN', 'INR', 'decimals,thousands'],
  ['fr-FR', 'EUR', 'neither,decimals'],
  // Its name of the currency has a point.
  ['bg', 'BGN', 'neither,decimals'],
])('point and comma in %s of %s: %s', (locale, currency, told) => {
  expect(
    renderToStaticMarkup(
      <MessagesProvider {...{ locale, currency }}>
        <Signs />
      </MessagesProvider>,
    ),
  ).toBe(told);
});
