import { within, type UserEventObject } from 'storybook/test';
import {
  AmountField,
  AmountPicker,
  BankPicker,
  Checkbox,
  Chip,
  ChipGroup,
  DayPicker,
  Field,
  OtpField,
  PeriodPicker,
  PhoneField,
  PinField,
  PlayMethodList,
  QuantityStepper,
  Radio,
  RadioList,
  SearchField,
  Segment,
  Switch,
} from '@veloc/ui';

export const ways = [
  { value: 'basic', label: 'Cơ bản' },
  { value: 'bao', label: 'Bao' },
];
const days = [
  { value: '21/11/2026', label: 'Hôm nay', date: '21/11' },
  { value: '22/11/2026', label: 'CN', date: '22/11' },
];
const periods = [1, 3, 5].map((value) => ({ value, detail: `${value * 8} phút` }));
const banks = [
  { value: 'vcb', label: 'Vietcombank' },
  { value: 'mb', label: 'MB Bank' },
  { value: 'bidv', label: 'BIDV' },
  { value: 'tcb', label: 'Techcombank' },
  { value: 'acb', label: 'ACB' },
  { value: 'vba', label: 'Agribank' },
];
const methods = [
  { value: 'GROUP_6', label: 'Vé thường', detail: 'Chọn 6 số' },
  { value: 'GROUP_8', label: 'Bao 8', detail: '8 số · 28 bộ' },
];
const pays = [
  { value: 'wallet', label: 'Ví Vé Lộc' },
  { value: 'bank', label: 'Chuyển khoản' },
];

/** What a form of all of them sends. */
export const filled = {
  name: 'Nguyễn Văn An',
  search: 'Tây Ninh',
  phone: '+84901234567',
  code: '042917',
  pin: '314159',
  amount: '1500000',
  stake: '20000',
  quantity: '3',
  adult: 'yes',
  notify: 'on',
  lucky: '68',
  way: 'bao',
  type: 'basic',
  day: '22/11/2026',
  periods: '3',
  method: 'GROUP_8',
  pay: 'bank',
  bank: 'mb',
  kept: 'once',
};

type Name = keyof typeof filled;

export type FormValues = Partial<Record<Name, string>>;

export type Named = (name: Name) => { name?: string; required?: boolean };

interface FormControlsProps {
  named: Named;
  /** What they begin with, as a form sends it. */
  values: FormValues;
  errors?: FormValues;
}

/** One of each control, which keeps its own value. */
export function FormControls({ named, values, errors = {} }: FormControlsProps) {
  const text = (name: Name) => ({ ...named(name), defaultValue: values[name] });
  const number = (name: Name) => {
    const value = values[name];
    return { ...named(name), defaultValue: value === undefined ? undefined : Number(value) };
  };
  const isOn = (name: Name) => values[name] !== undefined;
  return (
    <>
      <Field label="Họ tên" {...text('name')} error={errors.name} />
      <SearchField label="Tìm đài" {...text('search')} error={errors.search} />
      <PhoneField {...named('phone')} defaultPhone={values.phone} error={errors.phone} />
      <OtpField {...text('code')} error={errors.code} />
      <PinField {...text('pin')} error={errors.pin} />
      <AmountField label="Số tiền nạp" {...number('amount')} options={[50_000]} error={errors.amount} />
      <AmountPicker label="Số tiền dự thưởng" options={[10_000, 20_000]} {...number('stake')} error={errors.stake} />
      <QuantityStepper label="Số lượng" {...named('quantity')} defaultValue={number('quantity').defaultValue} />
      <Checkbox
        label="Tôi đủ 18 tuổi"
        {...named('adult')}
        value="yes"
        defaultChecked={isOn('adult')}
        error={errors.adult}
      />
      <Switch label="Báo kết quả" {...named('notify')} defaultChecked={isOn('notify')} />
      <Chip {...named('lucky')} value="68" defaultSelected={isOn('lucky')}>
        68
      </Chip>
      <Segment label="Cách chơi" options={ways} {...text('way')} />
      <ChipGroup label="Kiểu chơi" options={ways} {...text('type')} />
      <DayPicker label="Ngày mở thưởng" options={days} {...text('day')} />
      <PeriodPicker options={periods} {...number('periods')} />
      <PlayMethodList label="Vé" options={methods} {...text('method')} />
      <RadioList label="Thanh toán bằng" options={pays} {...text('pay')} error={errors.pay} />
      <BankPicker options={banks} {...text('bank')} error={errors.bank} />
      <Radio label="Đến kỳ này" value="once" name="kept" {...named('kept')} defaultChecked={isOn('kept')} />
    </>
  );
}

export const dataOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

type Canvas = ReturnType<typeof within>;
type User = Pick<UserEventObject, 'click' | 'clear' | 'type'>;

export function formIn(canvas: Canvas) {
  const form = canvas.getByRole('form');
  if (!(form instanceof HTMLFormElement)) throw new Error('no form');
  return form;
}

/** Changes everything of what is filled but the radio that stands alone, which nobody can take back. */
export async function changeEach(canvas: Canvas, userEvent: User) {
  const press = async (role: string, name: string | RegExp) => userEvent.click(canvas.getByRole(role, { name }));
  await userEvent.clear(canvas.getByLabelText('Họ tên'));
  await userEvent.clear(canvas.getByRole('searchbox'));
  await userEvent.clear(canvas.getByRole('textbox', { name: 'Số điện thoại' }));
  await userEvent.type(canvas.getByLabelText('Mã xác thực'), '{Backspace}');
  await userEvent.type(canvas.getByLabelText('Mã PIN'), '{Backspace}');
  await press('button', /^50\.000/);
  await press('radio', 'Số khác');
  await userEvent.type(canvas.getByLabelText('Số tiền dự thưởng: số khác'), '0');
  await press('button', /^Tăng,/);
  await press('checkbox', 'Tôi đủ 18 tuổi');
  await press('switch', 'Báo kết quả');
  await press('button', '68');
  const inGroup = (name: string) => within(canvas.getByRole('radiogroup', { name }));
  await userEvent.click(inGroup('Cách chơi').getByRole('radio', { name: 'Cơ bản' }));
  await userEvent.click(inGroup('Kiểu chơi').getByRole('radio', { name: 'Bao' }));
  await press('radio', 'Hôm nay 21/11');
  await press('radio', /^5 kỳ/);
  await press('radio', /^Vé thường/);
  await press('radio', 'Ví Vé Lộc');
  await press('radio', 'Vietcombank');
}
