import { Button, ClockProvider, Countdown, Money, NumberGrid, Popup } from '@veloc/ui';
import { useState } from 'react';

const HOUR_MS = 3_600_000;

export function App() {
  const [selected, setSelected] = useState<number[]>([]);
  const [isOpen, setOpen] = useState(false);
  return (
    <ClockProvider now={Date.now}>
      <main data-game="mega">
        <Money amount={10_000 * selected.length} />
        <Countdown remaining={HOUR_MS} />
        <NumberGrid
          label="Chọn số"
          count={45}
          selected={selected}
          max={6}
          onToggle={({ value }) => setSelected((numbers) => [...numbers, value])}
        />
        <Button onClick={() => setOpen(true)}>Mua vé</Button>
        <Popup open={isOpen} onClose={() => setOpen(false)} title="Đã thêm vào giỏ" />
      </main>
    </ClockProvider>
  );
}
