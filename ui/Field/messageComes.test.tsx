import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  AmountField,
  AmountPicker,
  BankPicker,
  Checkbox,
  Field,
  OtpField,
  PhoneField,
  PinField,
  RadioList,
  SearchField,
} from '../index';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const options = ['1', '2'].map((value) => ({ value, label: value }));

it.each<[string, (error?: string) => ReactElement]>([
  ['AmountField', (error) => <AmountField label="A" error={error} />],
  ['AmountPicker', (error) => <AmountPicker label="A" amounts={[10_000]} error={error} />],
  ['BankPicker', (error) => <BankPicker label="A" options={options} error={error} />],
  ['Checkbox', (error) => <Checkbox label="A" error={error} />],
  ['Field', (error) => <Field label="A" error={error} />],
  ['OtpField', (error) => <OtpField label="A" error={error} />],
  ['PhoneField', (error) => <PhoneField error={error} />],
  ['PinField', (error) => <PinField label="A" error={error} />],
  ['RadioList', (error) => <RadioList label="A" options={options} error={error} />],
  ['SearchField', (error) => <SearchField label="A" error={error} />],
])('%s keeps its input, and the focus in it, when a message comes and goes', async (_name, field) => {
  await act(async () => root.render(field()));
  const input = document.querySelector('input');
  input?.focus();
  for (const error of ['Sai', undefined]) {
    await act(async () => root.render(field(error)));
    expect(document.activeElement).toBe(input);
    expect(document.body.textContent.includes('Sai')).toBe(error !== undefined);
  }
});
