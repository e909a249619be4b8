import { useState } from 'react';
import { fn } from 'storybook/test';
import {
  Button,
  CalendarDaysIcon,
  ChipGroup,
  LayersIcon,
  Segment,
  SelectCard,
  ShoppingCartIcon,
  Tabs,
} from '@veloc/ui';
import { Line, Panel, ringed, stack } from './Panel';

const pressed = { background: 'var(--veloc-color-brand-press)', boxShadow: 'var(--veloc-edge-pressed)' };

export function Buttons() {
  return (
    <Panel title="Nút">
      <Button wide>Mua ngay</Button>
      <Button wide style={pressed}>
        Đang nhấn
      </Button>
      <Button wide isLoading>
        Đang kiểm tra...
      </Button>
      <Button wide aria-disabled="true">
        Chọn thêm 2 số
      </Button>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
          gap: '0.5rem',
        }}
      >
        <Button kind="outline" icon={<ShoppingCartIcon />}>
          Thêm vào giỏ
        </Button>
        <Button kind="gold">Chọn số ngay</Button>
      </div>
      <Line style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(4.5rem, 1fr))', gap: '0.5rem' }}>
        <Button kind="tonal" size="medium">
          Thử lại
        </Button>
        <Button kind="quiet" size="medium">
          Đóng
        </Button>
        <Button kind="ghost" size="medium">
          Xem thêm
        </Button>
      </Line>
      <Button kind="outline" wide style={ringed}>
        Focus bàn phím
      </Button>
    </Panel>
  );
}

const levels = [
  { value: '5', label: 'Bậc 5' },
  { value: '6', label: 'Bậc 6' },
  { value: '7', label: 'Bậc 7' },
  { value: 'none', label: 'Hết vé', disabled: true },
] as const;
const ways = [
  { value: 'basic', label: 'Cơ bản' },
  { value: 'combined', label: 'Bao' },
] as const;
const tabs = [
  { value: 'keno', label: 'Keno', accent: 'keno' },
  { value: 'mega', label: 'Mega 6/45', accent: 'mega' },
  { value: 'max3d', label: 'Max 3D', accent: 'max3d' },
] as const;

export function Choices() {
  const [level, setLevel] = useState<(typeof levels)[number]['value']>('6');
  const [way, setWay] = useState<(typeof ways)[number]['value']>('basic');
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('keno');
  return (
    <Panel title="Chọn: viên, đoạn, tab">
      <div data-accent="keno" style={{ ...stack, gap: '0.75rem' }}>
        <ChipGroup label="Bậc chơi" options={levels} value={level} onChange={({ value }) => setLevel(value)} />
        <Segment label="Cách chơi" options={ways} value={way} onChange={({ value }) => setWay(value)} />
        <Tabs label="Trò chơi" items={tabs} value={tab} onChange={({ value }) => setTab(value)}>
          <div
            style={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
              gap: '0.625rem',
              paddingTop: '0.625rem',
            }}
          >
            <SelectCard label="Bậc chơi" value="Bậc 6" icon={<LayersIcon />} onClick={fn()} />
            <SelectCard label="Số kỳ" value="2 kỳ" icon={<CalendarDaysIcon />} onClick={fn()} />
          </div>
        </Tabs>
      </div>
    </Panel>
  );
}
