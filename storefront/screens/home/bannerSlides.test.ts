import { expect, it } from 'vitest';
import { bannerSlides } from './bannerSlides';

const shown = (href: string | null, image: string | null = null) =>
  bannerSlides([{ id: '1', title: 'x', href, image }], (path) => path === '/mega')[0];

it.each(['/mega', 'https://example.com', 'tel:19000000', 'mailto:a@example.com'])('leads to %s', (href) => {
  expect(shown(href)?.href).toBe(href);
});

it.each(['/no-such-page', 'javascript:alert(1)', 'data:text/html,x', '//evil.example', '', null])(
  'is read and not followed to %s',
  (href) => {
    expect(shown(href)?.href).toBeNull();
  },
);

it('shows pictures of the shop alone', () => {
  expect(shown(null, '/art.svg')?.image).toBe('/art.svg');
  expect(shown(null, 'data:image/png;base64,x')?.image).toBe('data:image/png;base64,x');
  expect(shown(null, 'https://evil.example/a.png')?.image).toBeNull();
  expect(shown(null, '//evil.example/a.png')?.image).toBeNull();
  expect(shown(null, '/\t/evil.example/a.png')?.image).toBeNull();
});
