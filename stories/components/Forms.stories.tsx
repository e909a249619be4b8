import { useState, type ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import {
  AmountField,
  AmountPicker,
  BankPicker,
  Button,
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

const ways = [
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
];
const methods = [
  { value: 'GROUP_6', label: 'Vé thường', detail: 'Chọn 6 số' },
  { value: 'GROUP_8', label: 'Bao 8', detail: '8 số · 28 bộ' },
];
const pays = [
  { value: 'wallet', label: 'Ví Vé Lộc' },
  { value: 'bank', label: 'Chuyển khoản' },
];

type Named = (name: string) => { name?: string; required?: boolean };

/** One of each control, which keeps its own value. */
function Controls({ named, isFilled }: { named: Named; isFilled: boolean }) {
  const first = <Value,>(value: Value) => (isFilled ? { defaultValue: value } : {});
  return (
    <>
      <Field label="Họ tên" {...named('name')} {...first('Nguyễn Văn An')} />
      <SearchField label="Tìm đài" {...named('search')} {...first('Tây Ninh')} />
      <PhoneField {...named('phone')} {...(isFilled && { defaultPhone: '0901234567' })} />
      <OtpField {...named('code')} {...first('042917')} />
      <PinField {...named('pin')} {...first('314159')} />
      <AmountField label="Số tiền nạp" {...named('amount')} {...first(1_500_000)} choices={[50_000]} />
      <AmountPicker label="Số tiền dự thưởng" amounts={[10_000, 20_000]} {...named('stake')} {...first(20_000)} />
      <QuantityStepper label="Số lượng" {...named('quantity')} {...first(3)} />
      <Checkbox label="Tôi đủ 18 tuổi" {...named('adult')} value="yes" defaultChecked={isFilled} />
      <Switch label="Báo kết quả" {...named('notify')} defaultChecked={isFilled} />
      <Chip {...named('lucky')} value="68" defaultSelected={isFilled}>
        68
      </Chip>
      <Segment label="Cách chơi" options={ways} {...named('way')} {...first('bao')} />
      <ChipGroup label="Kiểu chơi" options={ways} {...named('type')} {...first('basic')} />
      <DayPicker label="Ngày mở thưởng" options={days} {...named('day')} {...first('22/11/2026')} />
      <PeriodPicker options={periods} {...named('periods')} {...first(3)} />
      <PlayMethodList label="Vé" options={methods} {...named('method')} {...first('GROUP_8')} />
      <RadioList label="Thanh toán bằng" options={pays} {...named('pay')} {...first('bank')} />
      <BankPicker options={banks} {...named('bank')} {...first('mb')} />
      <Radio label="Đến kỳ này" value="once" name="kept" {...named('kept')} defaultChecked={isFilled} />
    </>
  );
}

const sent = {
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

const withName: Named = (name) => ({ name });
const asked: Named = (name) => ({ name, required: true });

interface FormProps extends ComponentProps<'form'> {
  named?: Named;
  isFilled?: boolean;
  disabled?: boolean;
  onSent: (data: Record<string, unknown>) => void;
}

function Form({ named = withName, isFilled = true, disabled = false, onSent, ...rest }: FormProps) {
  return (
    <form
      aria-label="Thử"
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        onSent(dataOf(event.currentTarget));
      }}
    >
      <fieldset disabled={disabled} style={{ display: 'grid', gap: '1rem' }}>
        <Controls named={named} isFilled={isFilled} />
        <Button type="submit">Gửi</Button>
        <Button kind="quiet" type="reset">
          Đặt lại
        </Button>
      </fieldset>
    </form>
  );
}

const dataOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));
const formIn = (canvas: { getByRole: (role: string) => HTMLElement }) => {
  const form = canvas.getByRole('form');
  if (!(form instanceof HTMLFormElement)) throw new Error('no form');
  return form;
};

const meta = {
  component: Form,
  title: 'Ask/Forms',
  id: 'components-forms',
  args: { onSent: fn() },
  // What is seen here is seen in the story of each control.
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Values as a server wants them: digits alone, E.164, plain đồng, ids. */
export const SendsWhatIsMeant: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
    await expect(args.onSent).toHaveBeenLastCalledWith(sent);
  },
};

export const NothingWithoutAName: Story = {
  args: { named: () => ({}) },
  play: async ({ canvas }) => {
    // A radio of its own has a name in any case.
    await expect(dataOf(formIn(canvas))).toEqual({ kept: 'once' });
    // Without one, radios are one group all the same.
    await expect(canvas.getByRole('radiogroup', { name: 'Cách chơi' }).querySelectorAll(':checked')).toHaveLength(1);
  },
};

export const ResetsToWhatItBeganWith: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const form = formIn(canvas);
    const press = async (role: string, name: string | RegExp) => userEvent.click(canvas.getByRole(role, { name }));
    await step('everything is changed', async () => {
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
      const changed = dataOf(form);
      await expect(Object.keys(sent).filter((name) => changed[name] === sent[name as keyof typeof sent])).toEqual([
        'kept',
      ]);
      await expect(changed).toMatchObject({ stake: '200000', quantity: '4', code: '04291', bank: 'vcb' });
    });
    await step('and comes back', async () => {
      await press('button', 'Đặt lại');
      await expect(dataOf(form)).toEqual(sent);
      await expect(canvas.getByLabelText('Số tiền nạp')).toHaveValue('1.500.000');
      await expect(canvas.getByRole('switch')).toBeChecked();
      await expect(canvas.getByRole('radio', { name: /^20\.000/ })).toBeChecked();
      await expect(canvas.queryByLabelText('Số tiền dự thưởng: số khác')).toBeNull();
    });
  },
};

/** What the host keeps, it is asked to put back. */
export const ResetsWhatTheHostKeeps: Story = {
  render: function Hosted({ onSent }) {
    const [adult, setAdult] = useState(false);
    const [way, setWay] = useState('basic');
    const [name, setName] = useState('An');
    return (
      <form aria-label="Thử" onReset={() => onSent({})} style={{ display: 'grid', gap: '1rem' }}>
        <Field label="Họ tên" name="name" value={name} onChange={({ value }) => setName(value)} />
        <Checkbox label="Tôi đủ 18 tuổi" name="adult" checked={adult} onChange={({ checked }) => setAdult(checked)} />
        <Segment label="Cách chơi" options={ways} name="way" value={way} onChange={({ value }) => setWay(value)} />
        {['now', 'later'].map((value) => (
          <Radio
            key={value}
            label={value}
            name="when"
            value={value}
            checked={way === (value === 'now' ? 'basic' : 'bao')}
            onChange={() => setWay(value === 'now' ? 'basic' : 'bao')}
          />
        ))}
        <Button type="reset">Đặt lại</Button>
        <output data-testid="kept">{`${name} ${String(adult)} ${way}`}</output>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const before = dataOf(formIn(canvas));
    await userEvent.type(canvas.getByLabelText('Họ tên'), 'h');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Bao' }));
    await expect(canvas.getByTestId('kept')).toHaveTextContent('Anh true bao');
    await userEvent.click(canvas.getByRole('button', { name: 'Đặt lại' }));
    await expect(canvas.getByTestId('kept')).toHaveTextContent('An false basic');
    await expect(dataOf(formIn(canvas))).toEqual(before);
    await expect(canvas.getByRole('radio', { name: 'now' })).toBeChecked();
  },
};

/** A disabled fieldset takes everything out of use and out of what is sent. */
export const OutOfUse: Story = {
  args: { disabled: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(dataOf(formIn(canvas))).toEqual({});
    await expect(canvasElement.querySelectorAll(':is(input, button):not(:disabled)')).toHaveLength(0);
  },
};

/** A form waits for what is required, and its browser leads there. */
export const WaitsForWhatIsRequired: Story = {
  args: { named: asked, isFilled: false },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const form = formIn(canvas);
    await step('for each of them', async () => {
      const missing = [...canvasElement.querySelectorAll('input:invalid')];
      const groups = new Set(missing.map((input) => (input instanceof HTMLInputElement && input.name) || input));
      // A stepper is never empty; the form's fieldset counts among what is invalid, the country's code does not.
      await expect(groups.size).toBe(Object.keys(sent).length - 1);
      await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
      await expect(args.onSent).not.toHaveBeenCalled();
      await expect(canvas.getByLabelText('Họ tên')).toHaveFocus();
    });
    await step('a switch takes the focus for the value that it stands for', async () => {
      const control = canvas.getByRole('switch');
      if (!(control.nextElementSibling instanceof HTMLInputElement)) throw new Error('nothing is asked for');
      control.nextElementSibling.focus();
      await expect(control).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(dataOf(form).notify).toBe('on');
    });
    await step('half a code is none', async () => {
      const code = canvas.getByLabelText('Mã xác thực');
      await userEvent.type(code, '042');
      await expect(code).toBeInvalid();
      await userEvent.type(code, '917');
      await expect(code).toBeValid();
    });
  },
};
