import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RadioList, type RadioOption } from './RadioList';

/** Whether each option has an element of its own for a picture, beside its radio, words and dot. */
function pictures(...options: RadioOption<string>[]) {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<RadioList label="Buy for" options={options} />);
  return [...page.querySelectorAll('label')].map(({ children }) => children.length > 3);
}

it('draws a tile only round what is in it', () => {
  const next = { value: 'next', label: 'The next draw' };
  expect(pictures(next, { ...next, value: 'week', detail: '3 draws' })).toEqual([false, false]);
  expect(pictures(next, { ...next, value: 'icon', icon: <path /> }, { ...next, value: 'sign', sign: 'VCB' })).toEqual([
    false,
    true,
    true,
  ]);
});
