import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderStorefront, unmountAll } from '../../testing/renderStorefront';
import { scriptedFetch, type Turn } from '../../testing/scriptedFetch';
import RegisterScreen from './RegisterScreen';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await unmountAll();
  vi.unstubAllGlobals();
});

const field = (autocomplete: string) => document.querySelector<HTMLInputElement>(`[autocomplete="${autocomplete}"]`);

/** As React hears a person: through the value's own setter. */
async function type(autocomplete: string, value: string) {
  const input = field(autocomplete);
  if (!input) throw new Error(`No field ${autocomplete}.`);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it('takes a code that is faster than the answer to the call that sent it', async () => {
  const answers: Record<string, Turn> = {
    '/otp-verify/check-user': { status: 200, body: { data: { exists: false } } },
  };
  const script = scriptedFetch(({ path }) => answers[path] ?? 'hang');
  await renderStorefront({
    path: '/account/register',
    fetch: script.fetch,
    routes: [{ path: '/account/register', layout: 'empty', Screen: RegisterScreen }],
  });
  await type('name', 'Trần Minh');
  await type('tel-national', '912345678');
  await act(async () => document.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click());
  await act(async () => document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click());

  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(field('one-time-code')).toBeTruthy();
  });
  expect(script.sent.map(({ path }) => path)).toContain('/otp-verify/send');
  expect(field('one-time-code')?.readOnly).toBe(false);
});
