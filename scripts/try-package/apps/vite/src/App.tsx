import { Button, ClockProvider, Countdown, GameMark, markPaint, Money, NumberGrid, Popup } from '@veloc/ui';
import { useState } from 'react';
import { lake } from './accent.css.js';

const HOUR_MS = 3_600_000;

export function App() {
  const [selected, setSelected] = useState<number[]>([]);
  const [isOpen, setOpen] = useState(false);
  return (
    <ClockProvider now={Date.now}>
      <main data-accent={lake}>
        <GameMark accent={lake} glyph={<circle cx="16" cy="16" r="8" className={markPaint.gold} />} />
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
