import { useState, type ReactNode } from 'react';
import {
  BalancePopup,
  BottomSheet,
  Button,
  ContactPopup,
  LoadingPopup,
  PeriodPicker,
  PhoneIcon,
  SuccessPopup,
  TotalBox,
  WarningPopup,
} from '@veloc/ui';
import { Line, Panel } from './Panel';

const periods = [1, 2, 3].map((count) => ({ value: count, detail: `${count * 8} phút` }));

/** Opens over the board; only one at a time, as in the shop. */
export const popups: readonly { name: string; draw: (state: { open: boolean; onClose: () => void }) => ReactNode }[] = [
  {
    name: 'Thành công',
    draw: (state) => (
      <SuccessPopup
        {...state}
        title="Mua vé thành công!"
        description="Chúc bạn hái được nhiều lộc."
        buttonLabel="Xem vé"
      >
        <TotalBox kind="sunken" rows={[{ label: 'Đã thanh toán', amount: 170_000, emphasis: 'large' }]} />
      </SuccessPopup>
    ),
  },
  {
    name: 'Cảnh báo',
    draw: (state) => <WarningPopup {...state} description="Kỳ quay đã đóng. Vé được chuyển sang kỳ kế tiếp." />,
  },
  {
    name: 'Thiếu số dư',
    draw: (state) => (
      <BalancePopup
        {...state}
        description="Số dư không đủ để thanh toán. Bạn cần thêm 70.000 VNĐ."
        total={170_000}
        balance={100_000}
        onRecharge={state.onClose}
      />
    ),
  },
  {
    name: 'Liên hệ',
    draw: (state) => (
      <ContactPopup
        {...state}
        title="Vé Lộc luôn sẵn sàng"
        description="Từ 7:00 đến 22:00 mỗi ngày."
        ways={[{ icon: <PhoneIcon />, name: 'Gọi tổng đài', detail: '1900 0000', href: '#contact' }]}
      />
    ),
  },
  {
    name: 'Đang xử lý',
    draw: (state) => <LoadingPopup {...state} isDone title="Đã thanh toán" />,
  },
  {
    name: 'Tấm trượt',
    draw: (state) => (
      <BottomSheet
        {...state}
        title="Số kỳ dự thưởng"
        footer={
          <Button wide onClick={state.onClose}>
            Xong
          </Button>
        }
      >
        <PeriodPicker options={periods} value={2} onChange={() => undefined} />
      </BottomSheet>
    ),
  },
];

export function Popups() {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <Panel title="Cửa sổ và tấm trượt">
      <Line style={{ gap: '0.5rem' }}>
        {popups.map(({ name }) => (
          <Button key={name} kind="tonal" size="medium" aria-haspopup="dialog" onClick={() => setOpened(name)}>
            {name}
          </Button>
        ))}
      </Line>
      {popups.map(({ name, draw }) => (
        <div key={name} style={{ display: 'contents' }}>
          {draw({ open: opened === name, onClose: () => setOpened(null) })}
        </div>
      ))}
    </Panel>
  );
}
