import { AmountField, Button, Checkbox, ChipGroup, Field, PhoneField, Stack } from '@veloc/ui';
import { Controller, useForm } from 'react-hook-form';

export interface TopUp {
  name: string;
  phone: string;
  amount: number | null;
  way: string | null;
  agrees: boolean;
}

const ways = [
  { value: 'bank', label: 'Chuyển khoản' },
  { value: 'card', label: 'Thẻ' },
];

interface TopUpFormProps {
  isClosed?: boolean;
  onSend: (topUp: TopUp) => void;
}

/** A form of react-hook-form: a control hands its value to the `onChange` of its field. */
export function TopUpForm({ isClosed = false, onSend }: TopUpFormProps) {
  const { control, handleSubmit, reset } = useForm<TopUp>({
    defaultValues: { name: '', phone: '', amount: null, way: null, agrees: false },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((topUp) => onSend(topUp))(event)}>
      <fieldset disabled={isClosed}>
        <Stack gap={16}>
          <Controller
            control={control}
            name="name"
            rules={{ required: 'Nhập họ tên' }}
            render={({ field, fieldState: { error } }) => (
              <Field {...field} label="Họ tên" error={error?.message} onChange={({ value }) => field.onChange(value)} />
            )}
          />
          <Controller
            control={control}
            name="phone"
            render={({ field: { value, onChange, ...field } }) => (
              <PhoneField {...field} countryCode="84" phone={value} onChange={({ phone }) => onChange(phone)} />
            )}
          />
          <Controller
            control={control}
            name="amount"
            rules={{ required: 'Nhập số tiền', min: { value: 10_000, message: 'Ít nhất 10.000 ₫' } }}
            render={({ field, fieldState: { error } }) => (
              <AmountField
                {...field}
                label="Số tiền"
                error={error?.message}
                onChange={({ value }) => field.onChange(value)}
              />
            )}
          />
          <Controller
            control={control}
            name="way"
            render={({ field }) => (
              <ChipGroup {...field} label="Cách nạp" options={ways} onChange={({ value }) => field.onChange(value)} />
            )}
          />
          <Controller
            control={control}
            name="agrees"
            rules={{ required: 'Đồng ý để tiếp tục' }}
            render={({ field: { value, onChange, ...field }, fieldState: { error } }) => (
              <Checkbox
                {...field}
                label="Tôi đã đọc điều khoản"
                error={error?.message}
                checked={value}
                onChange={({ checked }) => onChange(checked)}
              />
            )}
          />
          <Button type="submit">Nạp tiền</Button>
          <Button kind="quiet" onClick={() => reset()}>
            Làm lại
          </Button>
        </Stack>
      </fieldset>
    </form>
  );
}
