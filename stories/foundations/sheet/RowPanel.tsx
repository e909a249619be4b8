import { Divider, ListGroup, ListRow, ReceiptTextIcon, Skeleton, StatusBadge, TicketIcon } from '@veloc/ui';
import { inset, Panel } from './Panel';

export function Rows() {
  return (
    <Panel title="Dòng danh sách, khung chờ">
      <div style={{ marginInline: `max(-1rem, -1 * ${inset})` }}>
        <ListGroup style={{ boxShadow: 'none' }}>
          <ListRow icon={<ReceiptTextIcon />} title="Lịch sử giao dịch" detail="Mua vé và hoàn tiền" href="#history" />
          <ListRow
            icon={<TicketIcon />}
            title="Vé của tôi"
            trailing={<StatusBadge tone="gold">1 vé trúng</StatusBadge>}
            href="#tickets"
          />
        </ListGroup>
      </div>
      <div style={{ marginInlineStart: '3.25rem' }}>
        <Divider />
      </div>
      <div style={{ display: 'flex', alignItems: 'center', gap: '0.75rem' }}>
        <Skeleton shape="block" width="2.5rem" height="2.5rem" />
        <div style={{ display: 'grid', flex: 1, gap: '0.5rem' }}>
          <Skeleton width="70%" height="0.875rem" />
          <Skeleton width="45%" height="0.75rem" />
        </div>
      </div>
    </Panel>
  );
}
