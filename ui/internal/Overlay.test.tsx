import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BottomSheet } from '../BottomSheet/BottomSheet';
import { Popup } from '../Popup/Popup';

it('a server draws nothing of what is open or kept over the page', () => {
  const html = renderToString(
    <>
      <Popup open title="Đã thêm vào giỏ" />
      <BottomSheet open={false} keepsContent onClose={() => {}} title="Chọn số" />
    </>,
  );
  expect(html).toBe('');
});
