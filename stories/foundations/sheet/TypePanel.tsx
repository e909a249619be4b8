import { Text } from '@veloc/ui';
import { Panel } from './Panel';

const rows = [
  ['jackpot', '87.452.310.000 ₫', 'jackpot 35/44 · 800'],
  ['heading', 'Mua vé thành công!', 'heading 22/30 · 700'],
  ['title', 'Số dư không đủ', 'title 18/26 · 700'],
  ['subtitle', 'Chọn trò chơi', 'subtitle 16/24 · 600'],
  ['body', 'Nhập số điện thoại để tiếp tục', 'body 15/22 · 400'],
  ['label', 'Quay lúc 18:00 thứ Bảy', 'label 13/19 · 400–600'],
  ['caption', 'Kỳ #0219846 · Bậc 6', 'caption 12/17 · 400–600'],
] as const;

/** Shown in the lighter of their two weights. */
const small = new Set<string>(['label', 'caption']);

export function TypeRoles() {
  return (
    <Panel title="Cỡ chữ · Be Vietnam Pro">
      <ul style={{ display: 'grid', gap: '0.25rem' }}>
        {rows.map(([size, sample, note]) => (
          <li key={size}>
            <Text
              size={size}
              tone={size === 'jackpot' ? 'brand' : 'plain'}
              style={{ overflowWrap: 'anywhere', ...(small.has(size) ? { fontWeight: 400 } : {}) }}
            >
              {sample}
            </Text>
            <Text size="caption" tone="faint" style={{ fontSize: '0.6875rem', fontWeight: 400 }}>
              {note}
            </Text>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
