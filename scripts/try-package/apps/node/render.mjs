import { Button, NumberGrid } from '@veloc/ui';
import { TicketCard } from '@veloc/ui/lottery';
import { Money } from '@veloc/ui/Money';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const parts = [
  createElement(Button, { key: 'button' }, 'Mua vé'),
  createElement(TicketCard, { key: 'card', stub: 'Kỳ quay' }, createElement(Money, { amount: 10_000 })),
  createElement(NumberGrid, { key: 'grid', label: 'Chọn số', count: 45, selected: [], max: 6, onToggle() {} }),
];
console.log(renderToString(parts));
