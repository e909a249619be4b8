import { useActionState, useEffect, useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  AmountField,
  AmountPicker,
  Button,
  Checkbox,
  Field,
  FixedFooter,
  OtpField,
  Page,
  PageHeader,
  PageLayout,
  PhoneField,
  QuantityStepper,
  Radio,
  SearchField,
  Segment,
  SelectField,
  Switch,
} from '@veloc/ui';
import { changeEach, dataOf, filled, FormControls, formIn, ways, type FormValues } from '../support/formControls';

type Values = FormValues & { refused?: string; city?: string };

interface Answer {
  values: Values;
  errors: Values | null;
}

const REFUSED = 'Máy chủ chưa nhận mục này';

/** A server that takes all but the field which `refused` names. */
async function save(_before: Answer, data: FormData): Promise<Answer> {
  const values: Values = Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));
  await Promise.resolve();
  return { values, errors: values.refused ? { [values.refused]: REFUSED } : null };
}

/** As an application writes it: what was sent comes back as the defaults, with what is wrong with it. */
function ActionForm({ id }: { id?: string }) {
  const [{ values, errors }, action] = useActionState(save, { values: filled, errors: null });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const invalid = 'input:is(:invalid, [aria-invalid="true"]), [data-invalid]';
    if (errors) form.current?.querySelector<HTMLElement>(invalid)?.focus();
  }, [errors]);
  return (
    <form ref={form} id={id} action={action} noValidate aria-label="Thử" style={{ display: 'grid', gap: '1rem' }}>
      <FormControls named={(name) => ({ name, required: true })} values={values} errors={errors ?? {}} />
      <SelectField label="Tỉnh" value="Tây Ninh" placeholder="Chọn tỉnh" error={errors?.city} />
      <Field label="Mục bị từ chối" name="refused" defaultValue={values.refused} />
      <Button type="submit">Gửi</Button>
      <Button kind="quiet" type="reset">
        Đặt lại
      </Button>
    </form>
  );
}

const meta = {
  component: ActionForm,
  title: 'Ask/Forms/Actions',
  id: 'components-forms-actions',
  // What is seen here is seen in the story of each control.
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof ActionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Head and foot stick: what is wrong comes clear of both together with its message. */
export const MessageClearOfTheBars: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <PageLayout>
      <PageHeader title="Thanh toán" onBack={fn()} />
      <Page as="main">
        <p style={{ height: '100vh' }}>Trang dài hơn màn hình</p>
        <ActionForm id="long" />
        <p style={{ height: '100vh' }} />
      </Page>
      <FixedFooter detail="1 vé" amount={10_000}>
        <Button type="submit" form="long">
          Mua ngay
        </Button>
      </FixedFooter>
    </PageLayout>
  ),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const refused = canvas.getByLabelText('Mục bị từ chối');
    const buy = canvas.getByRole('button', { name: 'Mua ngay' });
    const edge = () => Number(canvasElement.querySelector('footer')?.getBoundingClientRect().top);
    const head = () => Number(canvasElement.querySelector('header')?.getBoundingClientRect().bottom);
    const place = () => document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    const isInSight = async () => {
      const { top, bottom } = canvas.getByText(REFUSED).getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(head());
      await expect(bottom).toBeLessThanOrEqual(edge());
    };
    for (const [name, focused] of Object.entries(firstOf))
      await step(name, async () => {
        await userEvent.clear(refused);
        await userEvent.type(refused, name);
        const submit = async () => {
          await userEvent.click(buy);
          await waitFor(() => expect(document.activeElement).toHaveAccessibleName(expect.stringMatching(focused)));
        };
        await submit();
        // Just above the foot, then just below the head, where it is in sight without being scrolled to.
        for (const away of [() => place().bottom - edge() + 4, () => place().top - head() - 4]) {
          window.scrollBy(0, away());
          await submit();
          await isInSight();
        }
      });
  },
};

/** React resets the form when its action has answered; every control then begins with what was sent. */
export const KeepsWhatWasSent: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const form = formIn(canvas);
    await changeEach(canvas, userEvent);
    await userEvent.type(canvas.getByLabelText('Mục bị từ chối'), 'code');
    const changed = dataOf(form);
    await expect(changed).toMatchObject({ name: '', stake: '200000', quantity: '4', code: '04291', way: 'basic' });
    const see = async () => {
      await expect(dataOf(form)).toEqual(changed);
      await expect(canvas.getByLabelText('Số tiền nạp')).toHaveValue('50.000');
      await expect(canvas.getByLabelText('Số tiền dự thưởng: số khác')).toHaveValue('200.000');
      await expect(canvas.getByRole('checkbox')).not.toBeChecked();
      await expect(canvas.getByRole('switch')).not.toBeChecked();
      await expect(canvas.getByRole('radio', { name: 'Ví Vé Lộc' })).toBeChecked();
    };
    await step('an error comes back, and all the values with it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
      await canvas.findByText(REFUSED);
      await see();
    });
    await step('from then on a reset leads there', async () => {
      await userEvent.click(canvas.getByRole('switch'));
      await userEvent.click(canvas.getByRole('checkbox'));
      await userEvent.click(canvas.getByRole('radio', { name: 'MB Bank' }));
      await expect(dataOf(form)).toMatchObject({ notify: 'on', adult: 'yes', bank: 'mb' });
      await userEvent.click(canvas.getByRole('button', { name: 'Đặt lại' }));
      await waitFor(see);
    });
  },
};

/** The field to begin with, and what takes the focus in it. */
const firstOf: Record<string, string | RegExp> = {
  name: 'Họ tên',
  search: 'Tìm đài',
  phone: 'Số điện thoại',
  code: 'Mã xác thực',
  pin: 'Mã PIN',
  amount: 'Số tiền nạp',
  stake: /^10\.000/,
  adult: 'Tôi đủ 18 tuổi',
  pay: 'Ví Vé Lộc',
  bank: 'Vietcombank',
  city: 'Tỉnh Tây Ninh',
};

/** One look finds what is missing as well as what a server refused, and it can take the focus. */
export const FocusOnTheFirstError: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const submit = async () => userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
    const refused = canvas.getByLabelText('Mục bị từ chối');
    for (const [name, focused] of Object.entries(firstOf))
      await step(name, async () => {
        await userEvent.clear(refused);
        await userEvent.type(refused, name);
        await submit();
        await waitFor(() => expect(document.activeElement).toHaveAccessibleName(expect.stringMatching(focused)));
        await expect(canvas.getByText(REFUSED)).toBeVisible();
      });
    await step('what is missing and stands before it', async () => {
      await userEvent.click(canvas.getByRole('switch'));
      await submit();
      await waitFor(() => expect(canvas.getByRole('switch')).toHaveFocus());
    });
  },
};

/** What its host gives a control stays, after an action as after a reset; the host is not asked. */
export const LeavesWhatTheHostGives: StoryObj<{ onAsked: () => void }> = {
  args: { onAsked: fn() },
  render: function Hosted({ onAsked }) {
    const [isOn, setOn] = useState(false);
    const at = isOn ? 1 : 0;
    const onChange = onAsked;
    const text = { value: String(at), onChange };
    const number = { value: at + 1, onChange };
    return (
      <form action={() => setOn(true)} aria-label="Thử" style={{ display: 'grid', gap: '1rem' }}>
        <Field label="Họ tên" name="name" {...text} />
        <SearchField label="Tìm đài" name="search" {...text} />
        <OtpField name="code" {...text} />
        <PhoneField name="phone" phone={`090${at}`} onChange={onChange} />
        <AmountField label="Số tiền nạp" name="amount" {...number} />
        <AmountPicker label="Số tiền dự thưởng" name="stake" options={[1]} {...number} />
        <QuantityStepper label="Số lượng" name="quantity" {...number} />
        <Checkbox label="Tôi đủ 18 tuổi" name="adult" checked={isOn} onChange={onChange} />
        <Switch label="Báo kết quả" name="notify" checked={isOn} onChange={onChange} />
        <Segment label="Cách chơi" name="way" options={ways} value={isOn ? 'bao' : 'basic'} onChange={onChange} />
        {['now', 'later'].map((value) => (
          <Radio
            key={value}
            label={value}
            name="when"
            value={value}
            checked={isOn === (value === 'later')}
            onChange={onChange}
          />
        ))}
        <Button type="submit">Gửi</Button>
        <Button type="reset">Đặt lại</Button>
      </form>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const form = formIn(canvas);
    const texts = { name: '1', search: '1', code: '1', phone: '+84901' };
    const given = {
      ...texts,
      amount: '2',
      stake: '2',
      quantity: '2',
      adult: 'on',
      notify: 'on',
      way: 'bao',
      when: 'later',
    };
    await expect(dataOf(form)).toMatchObject({ name: '0', phone: '+84900', stake: '1', way: 'basic', when: 'now' });
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
    await waitFor(() => expect(dataOf(form)).toEqual(given));
    await userEvent.click(canvas.getByRole('button', { name: 'Đặt lại' }));
    await expect(dataOf(form)).toEqual(given);
    await expect(args.onAsked).not.toHaveBeenCalled();
  },
};
