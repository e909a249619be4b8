import { useState } from 'react';
import { BottomSheet, Button, NumberTray, Popup, SuccessPopup, ToastProvider, TotalBox, useToasts } from '@veloc/ui';
import { Example, Examples } from './Example';

export function Picking() {
  const [numbers, setNumbers] = useState<readonly number[]>([]);
  return (
    <Examples>
      <Example caption="Six balls land one after another, 40 ms apart, and spring a little.">
        <div data-accent="mega">
          <NumberTray key={numbers.join()} numbers={numbers} places={6} />
        </div>
        <Button wide kind="outline" onClick={() => setNumbers(numbers.length > 0 ? [] : [5, 12, 19, 28, 33, 41])}>
          {numbers.length > 0 ? 'Xóa' : 'Chọn nhanh'}
        </Button>
      </Example>
    </Examples>
  );
}

export function Opening() {
  const [shown, setShown] = useState<'sheet' | 'popup' | null>(null);
  const close = () => setShown(null);
  return (
    <Examples>
      <Example caption="A sheet comes in 320 ms and leaves in 240; its scrim fades in 220.">
        <Button wide kind="outline" onClick={() => setShown('sheet')}>
          Mở bảng chọn
        </Button>
        <BottomSheet open={shown === 'sheet'} onClose={close} title="Số kỳ dự thưởng">
          <p>1 kỳ, 2 kỳ, 3 kỳ</p>
        </BottomSheet>
      </Example>
      <Example caption="A popup rises in 220 ms, out of the middle: it was not pulled from anywhere.">
        <Button wide kind="outline" onClick={() => setShown('popup')}>
          Mở hộp thoại
        </Button>
        <Popup
          open={shown === 'popup'}
          onClose={close}
          title="Kỳ quay đã đóng"
          actions={
            <Button wide onClick={close}>
              Đồng ý
            </Button>
          }
        />
      </Example>
    </Examples>
  );
}

function Removes() {
  const { show } = useToasts();
  return (
    <Button
      wide
      kind="outline"
      onClick={() => show({ message: 'Đã xóa vé KENO', action: { label: 'Hoàn tác', onPress: () => {} } })}
    >
      Xóa vé
    </Button>
  );
}

export function Telling() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Examples>
      <Example caption="A toast rises in 220 ms and stays 5 seconds, 10 with a way back.">
        <ToastProvider>
          <Removes />
        </ToastProvider>
      </Example>
      <Example caption="Gold leaf falls once, in 640 ms; the bar tells the 3 seconds that are left.">
        <Button wide onClick={() => setOpen(true)}>
          Thanh toán
        </Button>
        <SuccessPopup
          open={isOpen}
          onClose={() => setOpen(false)}
          title="Mua vé thành công!"
          description="3 vé đã sẵn sàng dự thưởng."
        >
          <TotalBox kind="sunken" rows={[{ label: 'Đã thanh toán', amount: 30_000, emphasis: 'large' }]} />
        </SuccessPopup>
      </Example>
    </Examples>
  );
}
