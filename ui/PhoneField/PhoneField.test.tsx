import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PhoneField } from './PhoneField';

it.each([
  ['+84', '0901234567', '+84901234567'],
  ['+84', '901234567', '+84901234567'],
  ['+44', '07700900123', '+447700900123'],
  ['+39', '0612345678', '+390612345678'],
  ['+225', '0701234567', '+2250701234567'],
  ['+1', '2025550123', '+12025550123'],
])('sends %s and %s as %s', (defaultCountryCode, defaultPhone, sent) => {
  const html = renderToString(<PhoneField name="phone" {...{ defaultCountryCode, defaultPhone }} />);
  expect(html).toContain(`value="${sent}"`);
});
