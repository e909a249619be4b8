import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TopUpForm } from '../vite/src/TopUpForm';

afterEach(cleanup);

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isOn = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).checked;

function fill() {
  type('Họ tên', 'Lan');
  type('Số tiền', '50000');
  fireEvent.click(screen.getByLabelText('Chuyển khoản'));
  fireEvent.click(screen.getByLabelText(/điều khoản/));
}

it('a form of react-hook-form sends values, not what is written', async () => {
  const onSend = vi.fn();
  render(<TopUpForm onSend={onSend} />);
  fill();
  press('Nạp tiền');
  await waitFor(() => expect(onSend).toHaveBeenCalled());
  expect(onSend).toHaveBeenCalledWith({ name: 'Lan', phone: '', amount: 50_000, way: 'bank', agrees: true });
});

it('what is missing is said at its control, and the first of them has the focus', async () => {
  const onSend = vi.fn();
  render(<TopUpForm onSend={onSend} />);
  press('Nạp tiền');
  for (const message of ['Nhập họ tên', 'Nhập số tiền', 'Đồng ý để tiếp tục']) await screen.findByText(message);
  expect(document.activeElement).toBe(screen.getByLabelText('Họ tên'));
  type('Số tiền', '500');
  await screen.findByText('Ít nhất 10.000 ₫');
  expect(onSend).not.toHaveBeenCalled();
});

it('its reset puts every control back', () => {
  render(<TopUpForm onSend={vi.fn()} />);
  fill();
  expect(isOn(/điều khoản/)).toBe(true);
  press('Làm lại');
  expect(isOn(/điều khoản/)).toBe(false);
  expect(isOn(/Chuyển khoản/)).toBe(false);
  for (const label of ['Họ tên', 'Số tiền']) expect((screen.getByLabelText(label) as HTMLInputElement).value).toBe('');
});

it('a disabled fieldset takes all of it out of use', () => {
  const { container } = render(<TopUpForm isClosed onSend={vi.fn()} />);
  const controls = [...container.querySelectorAll('input, button')];
  expect(controls.length).toBeGreaterThan(6);
  expect(controls.filter((control) => !control.closest('fieldset:disabled'))).toEqual([]);
});
