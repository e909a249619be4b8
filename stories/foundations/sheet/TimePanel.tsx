import { Countdown, Text } from '@veloc/ui';
import { Panel } from './Panel';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const usual = 5 * HOUR + 42 * MINUTE + 18 * SECOND;

const rows = [
  ['bình thường', usual],
  ['còn từ 1 ngày', 24 * HOUR + usual],
  ['dưới 1 giờ', 42 * MINUTE + 18 * SECOND],
  ['dưới 60 giây', 48 * SECOND],
  ['về 00:00:00', 0],
] as const;

export function Countdowns() {
  return (
    <Panel title="Đếm ngược">
      <ul data-accent="keno" style={{ display: 'grid', gap: '0.625rem' }}>
        {rows.map(([name, remaining]) => (
          <li
            key={name}
            style={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: '0.25rem',
            }}
          >
            <Text size="label" tone="soft">
              {name}
            </Text>
            <Countdown remaining={remaining} announces={false} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
