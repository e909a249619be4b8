import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MessagesProvider } from '../messages/MessagesProvider';
import { PhoneField, type PhoneFieldProps } from './PhoneField';
import { readNumber } from './phoneNumber';

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

it.each([
  ['+44 7700 900123', '+44', '7700900123'],
  ['+44 (0)7700 900123', '+44', '07700900123'],
  ['00447700900123', '+44', '7700900123'],
  ['tel:+84-901-234-567', '+84', '901234567'],
  ['+1 202 555 0123', '+1', '2025550123'],
  ['+856 20 1234 5678', '+856', '2012345678'],
  ['0901 234 567', undefined, '0901234567'],
  ['84901234567', undefined, '84901234567'],
])('reads %s as %s and %s', (text, countryCode, phone) => {
  expect(readNumber(text, '', false)).toMatchObject({ countryCode, phone });
});

it('finds the code of a number that is typed with its plus sign, and not in zeros that are typed', () => {
  const type = (keys: string) => {
    const state = { countryCode: undefined as string | undefined, phone: '', isAfterPlus: false };
    for (const key of keys) {
      const { countryCode, ...read } = readNumber(state.phone + key, state.phone, state.isAfterPlus);
      Object.assign(state, read, countryCode && { countryCode });
    }
    return state;
  };
  expect(type('+447700900123')).toEqual({ countryCode: '+44', phone: '7700900123', isAfterPlus: false });
  expect(type('00447700')).toEqual({ countryCode: undefined, phone: '00447700', isAfterPlus: false });
});

it.each([
  ['+84901234567', '+84', '901234567', '+84901234567'],
  ['+447700900123', '+44', '7700900123', '+447700900123'],
  ['+8562012345678', '+856', '2012345678', '+8562012345678'],
  ['+12025550123', '+1', '2025550123', '+12025550123'],
  ['+84 (0)901 234 567', '+84', '0901234567', '+84901234567'],
  ['+84', '+84', '', ''],
  ['+8', '+8', '', ''],
])('tells %s that is handed in apart, and sends it again as it came', (phone, code, number, sent) => {
  for (const props of [{ phone }, { defaultPhone: phone }, { phone, countryCode: '+39' }]) {
    const html = renderToString(<PhoneField name="phone" {...props} />);
    const values = [...html.matchAll(/<input[^>]* value="([^"]*)"/g)].map(([, value]) => value);
    expect(values).toEqual([code, number, sent]);
  }
});

it.each<[string | undefined, string, PhoneFieldProps?]>([
  [undefined, '+84'],
  ['vi-VN', '+84'],
  ['en-GB', '+44'],
  ['en-us', '+1'],
  ['zh-Hant-TW', '+886'],
  ['de-AT-u-nu-latn', '+43'],
  ['en', '+84'],
  ['en-001', '+84'],
  // No region of the list.
  ['en-XX', '+84'],
  ['en-GB', '+353', { defaultCountryCode: '+353' }],
  ['en-GB', '+353', { countryCode: '+353' }],
])('begins in %s with %s', (locale, code, props) => {
  const html = renderToString(
    <MessagesProvider locale={locale}>
      <PhoneField {...props} />
    </MessagesProvider>,
  );
  expect(html).toContain(`value="${code}"`);
});
