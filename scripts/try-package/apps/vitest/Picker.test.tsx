import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Button, Popup } from '@veloc/ui';
import { NumberGrid } from '@veloc/ui/NumberGrid';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';

afterEach(cleanup);

function Picker() {
  const [selected, setSelected] = useState<number[]>([]);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <NumberGrid
        label="Chọn số"
        count={45}
        selected={selected}
        max={6}
        onToggle={({ value }) => setSelected([...selected, value])}
      />
      <Button onClick={() => setOpen(true)}>Mua vé</Button>
      <Popup open={isOpen} onClose={() => setOpen(false)} title="Đã thêm vào giỏ" />
    </>
  );
}

it('a number is chosen', () => {
  render(<Picker />);
  const number = screen.getByRole('button', { name: /07/ });
  fireEvent.click(number);
  expect(number.getAttribute('aria-pressed')).toBe('true');
});

it('a popup opens', () => {
  render(<Picker />);
  fireEvent.click(screen.getByText('Mua vé'));
  expect(screen.getByRole('dialog').textContent).toContain('Đã thêm vào giỏ');
});
