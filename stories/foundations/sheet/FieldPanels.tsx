import { useState } from 'react';
import { Checkbox, Field, Notice, QuantityStepper, Radio, Switch, Text, WifiOffIcon } from '@veloc/ui';
import { Line, Panel } from './Panel';

export function Fields() {
  const [phone, setPhone] = useState('912 345 678');
  const [agreed, setAgreed] = useState(true);
  const [kept, setKept] = useState(false);
  const [wallet, setWallet] = useState('main');
  const [isDark, setDark] = useState(true);
  const [isHidden, setHidden] = useState(false);
  const [amount, setAmount] = useState(2);
  return (
    <Panel title="Ô nhập liệu">
      <Field label="Số điện thoại" labelHidden placeholder="Số điện thoại" />
      <Field label="Số điện thoại của bạn" labelHidden value={phone} onChange={({ value }) => setPhone(value)} />
      <Field
        label="Số điện thoại nhận"
        labelHidden
        value="912 345 67"
        error="Vui lòng nhập đúng số điện thoại"
        onChange={() => undefined}
      />
      <Field label="Mã vé" labelHidden value="Không sửa được" readOnly />
      <Line style={{ justifyContent: 'space-between' }}>
        <Line>
          <Checkbox label="Đồng ý" labelHidden checked={agreed} onChange={({ checked }) => setAgreed(checked)} />
          <Checkbox label="Nhớ máy này" labelHidden checked={kept} onChange={({ checked }) => setKept(checked)} />
        </Line>
        <Line>
          {['main', 'reward'].map((name) => (
            <Radio
              key={name}
              label={`Ví ${name}`}
              labelHidden
              name="wallet"
              value={name}
              checked={wallet === name}
              onChange={({ value }) => setWallet(value)}
            />
          ))}
        </Line>
        <Line>
          <Switch label="Giao diện tối" labelHidden checked={isDark} onChange={({ checked }) => setDark(checked)} />
          <Switch label="Ẩn số dư" labelHidden checked={isHidden} onChange={({ checked }) => setHidden(checked)} />
        </Line>
      </Line>
      <Line style={{ justifyContent: 'space-between' }}>
        <Text size="label" tone="soft">
          Số lượng
        </Text>
        <QuantityStepper label="Số lượng" value={amount} onChange={({ value }) => setAmount(value)} />
      </Line>
    </Panel>
  );
}

export function Notices() {
  return (
    <Panel title="Thông báo">
      <Notice tone="success">Số dư đủ để thanh toán</Notice>
      <Notice tone="info">Số dư tự cập nhật sau 1–3 phút.</Notice>
      <Notice tone="warning" icon={<WifiOffIcon />}>
        Mất mạng. Vé vẫn nằm trong giỏ.
      </Notice>
      <Notice tone="danger">Vui lòng nhập tối thiểu 3 bộ số</Notice>
    </Panel>
  );
}
