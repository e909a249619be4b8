import { act, useActionState, useState, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
} from '../index';

interface Case<Value> {
  values: [Value, Value];
  /** Keeps its own value, from this one on. */
  own: (value: Value) => ReactElement;
  /** Its host gives the value. */
  hosted: (value: Value, onChange: () => void) => ReactElement;
}

const named = { name: 'a', label: 'A' };
const options = ['1', '2'].map((value) => ({ value, label: value, detail: value }));
const onOff: [boolean, boolean] = [false, true];
const texts: [string, string] = ['1', '2'];
const numbers: [number, number] = [1, 2];
const of = <Value,>(values: [Value, Value], own: Case<Value>['own'], hosted: Case<Value>['hosted']) =>
  ({ values, own, hosted }) as unknown as Case<never>;
const group = (Group: (props: typeof named & { options: typeof options } & object) => ReactElement) =>
  of(
    texts,
    (value) => <Group {...named} options={options} {...{ defaultValue: value }} />,
    (value, onChange) => <Group {...named} options={options} {...{ value, onChange }} />,
  );
const text = (Text: (props: typeof named & object) => ReactElement) =>
  of(
    texts,
    (value) => <Text {...named} {...{ defaultValue: value }} />,
    (value, onChange) => <Text {...named} {...{ value, onChange }} />,
  );

const cases: Record<string, Case<never>> = {
  Field: text(Field),
  SearchField: text(SearchField),
  OtpField: text(OtpField),
  PinField: text(PinField),
  RadioList: group(RadioList),
  Segment: group(Segment),
  ChipGroup: group(ChipGroup),
  DayPicker: group(DayPicker),
  PlayMethodList: group(PlayMethodList),
  BankPicker: group(BankPicker),
  AmountField: of(
    numbers,
    (value) => <AmountField {...named} defaultValue={value} />,
    (value, onChange) => <AmountField {...named} value={value} onChange={onChange} />,
  ),
  AmountPicker: of(
    numbers,
    (value) => <AmountPicker {...named} amounts={[1]} defaultValue={value} />,
    (value, onChange) => <AmountPicker {...named} amounts={[1]} value={value} onChange={onChange} />,
  ),
  QuantityStepper: of(
    numbers,
    (value) => <QuantityStepper {...named} defaultValue={value} />,
    (value, onChange) => <QuantityStepper {...named} value={value} onChange={onChange} />,
  ),
  PeriodPicker: of(
    numbers,
    (value) => <PeriodPicker name="a" options={numbers.map((count) => ({ value: count }))} defaultValue={value} />,
    (value, onChange) => (
      <PeriodPicker name="a" options={numbers.map((count) => ({ value: count }))} value={value} onChange={onChange} />
    ),
  ),
  PhoneField: of(
    texts,
    (value) => <PhoneField name="a" defaultPhone={value} />,
    (value, onChange) => <PhoneField name="a" phone={value} onChange={onChange} />,
  ),
  Checkbox: of(
    onOff,
    (value) => <Checkbox {...named} defaultChecked={value} />,
    (value, onChange) => <Checkbox {...named} checked={value} onChange={onChange} />,
  ),
  Switch: of(
    onOff,
    (value) => <Switch {...named} defaultChecked={value} />,
    (value, onChange) => <Switch {...named} checked={value} onChange={onChange} />,
  ),
  Chip: of(
    onOff,
    (value) => (
      <Chip name="a" defaultSelected={value}>
        A
      </Chip>
    ),
    (value, onChange) => (
      <Chip name="a" selected={value} onChange={onChange}>
        A
      </Chip>
    ),
  ),
  Radio: of(
    onOff,
    (value) => <Radio {...named} value="1" defaultChecked={value} />,
    (value, onChange) => <Radio {...named} value="1" checked={value} onChange={onChange} />,
  ),
};
const each = Object.entries(cases);

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const form = () => place.querySelector('form') ?? expect.fail('no form');
const sent = () => new FormData(form()).get('a');
const shown = () =>
  [...place.querySelectorAll('input')].map(({ type, value, checked }) => [type, value, checked]).join('; ');

it.each(each)('after a form’s action %s has the default that the action answered', async (_name, { values, own }) => {
  function Page() {
    const [value, action] = useActionState(() => values[1], values[0]);
    return (
      <form action={action}>
        {own(value)}
        <button type="submit">Send</button>
      </form>
    );
  }
  await act(async () => root.render(<form>{own(values[1])}</form>));
  const second = [sent(), shown()];
  await act(async () => root.render(<Page />));
  expect([sent(), shown()]).not.toEqual(second);
  await act(async () => place.querySelector<HTMLElement>('[type=submit]')?.click());
  expect([sent(), shown()]).toEqual(second);
});

it.each(each)('%s, as its host keeps it, is left alone by a reset', async (_name, { values, hosted }) => {
  const asked = vi.fn();
  let give: (value: never) => void = expect.fail;
  function Page() {
    const [value, setValue] = useState(values[0]);
    give = setValue;
    return (
      <form action={() => undefined}>
        {hosted(value, asked)}
        <button type="submit">Send</button>
      </form>
    );
  }
  await act(async () => root.render(<Page />));
  await act(async () => give(values[1]));
  const before = [sent(), shown()];
  await act(async () => place.querySelector<HTMLElement>('[type=submit]')?.click());
  expect([sent(), shown()]).toEqual(before);
  await act(async () => form().reset());
  expect([sent(), shown()]).toEqual(before);
  expect(asked).not.toHaveBeenCalled();
});

it('a host hears what a reset has changed, and nothing where it has changed nothing', async () => {
  const heard = vi.fn();
  for (const time of ['first', 'second'])
    await act(async () =>
      root.render(
        <form aria-label={time}>
          <Switch label="A" defaultChecked onChange={heard} />
          <PhoneField defaultPhone="1" onChange={heard} />
        </form>,
      ),
    );
  await act(async () => form().reset());
  expect(heard).not.toHaveBeenCalled();
  await act(async () => place.querySelector('button')?.click());
  await act(async () => form().reset());
  expect(heard.mock.calls).toEqual([[{ checked: false }], [{ checked: true }]]);
});
