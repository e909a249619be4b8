import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@veloc/ui';
import { changeEach, dataOf, filled, FormControls, formIn, type FormValues, type Named } from '../support/formControls';

const withName: Named = (name) => ({ name });
const asked: Named = (name) => ({ name, required: true });

interface FormProps extends ComponentProps<'form'> {
  named?: Named;
  isFilled?: boolean;
  disabled?: boolean;
  errors?: FormValues;
  onSent: (data: Record<string, unknown>) => void;
}

function Form({ named = withName, isFilled = true, disabled = false, errors = {}, onSent, ...rest }: FormProps) {
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
        <FormControls named={named} values={isFilled ? filled : {}} errors={errors} />
        <Button type="submit">Gửi</Button>
        <Button kind="quiet" type="reset">
          Đặt lại
        </Button>
      </fieldset>
    </form>
  );
}

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
    await expect(args.onSent).toHaveBeenLastCalledWith(filled);
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
    await step('everything is changed', async () => {
      await changeEach(canvas, userEvent);
      const changed = dataOf(form);
      await expect(Object.keys(filled).filter((name) => changed[name] === filled[name as keyof typeof filled])).toEqual(
        ['kept'],
      );
      await expect(changed).toMatchObject({ stake: '200000', quantity: '4', code: '04291', bank: 'vcb' });
    });
    await step('and comes back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Đặt lại' }));
      await expect(dataOf(form)).toEqual(filled);
      await expect(canvas.getByLabelText('Số tiền nạp')).toHaveValue('1.500.000');
      await expect(canvas.getByRole('switch')).toBeChecked();
      await expect(canvas.getByRole('radio', { name: /^20\.000/ })).toBeChecked();
      await expect(canvas.queryByLabelText('Số tiền dự thưởng: số khác')).toBeNull();
    });
  },
};

/** A disabled fieldset takes everything out of use and out of what is filled. */
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
      await expect(groups.size).toBe(Object.keys(filled).length - 1);
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

const outlined = (root: Element) =>
  new Set([...root.querySelectorAll('*')].filter((one) => getComputedStyle(one).outlineStyle !== 'none'));

/** What is wrong is told by its edge, and what has the focus by a ring round it. */
export const ShowsTheFocusOfWhatIsWrong: Story = {
  args: { errors: Object.fromEntries(Object.keys(filled).map((name) => [name, 'Chưa đúng'])) },
  play: async ({ canvasElement, userEvent }) => {
    const atRest = outlined(canvasElement);
    const wrong = [...canvasElement.querySelectorAll<HTMLInputElement>('input[aria-invalid="true"]')];
    // Of a group of radios one has the focus.
    const groups = new Set(wrong.map(({ name, id }) => name || id));
    for (let stop = 0; groups.size > 0 && stop < 60; stop += 1) {
      await userEvent.tab();
      const focused = wrong.find((input) => input === document.activeElement);
      if (!focused) continue;
      groups.delete(focused.name || focused.id);
      const ring = [...outlined(canvasElement)].find((one) => !atRest.has(one));
      await expect(ring, `a ring at ${focused.outerHTML}`).toBeTruthy();
    }
    await expect([...groups], 'all were come to').toEqual([]);
  },
};
