import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PaymentProof } from '../../../api/calls/money';
import { memoryStorage } from '../../../testing/fakes';
import { renderStorefront } from '../../../testing/renderStorefront';
import { scriptedFetch } from '../../../testing/scriptedFetch';
import { ProofSheet } from './sheets';

const SEND = '/otp-verify/send';
const VERIFY = '/otp-verify/verify';
const MINUTE = 60_000;

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

const field = () => document.querySelector<HTMLInputElement>('[role="dialog"] input[inputmode="numeric"]');

async function type(value: string) {
  await act(async () => {
    const input = field();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Answers come in their own time. */
const until = (look: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    look();
  }, 50_000);

const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name))?.click(),
  );

const chooseCode = () =>
  act(async () => document.querySelector<HTMLInputElement>('[role="dialog"] input[value="otp"]')?.click());

/** The sheet over a page, with a server that sends codes: the first is 'code-1'. `refusesFirst` sends none at first. */
async function openSheet({ refusesFirst = false, hasPin = true } = {}) {
  let now = Date.parse('2026-11-21T12:00:00+07:00');
  let codes = refusesFirst ? -1 : 0;
  const { fetch, sent } = scriptedFetch(({ path }) => {
    if (path === VERIFY) return { status: 200, body: { data: { verified: true, user: null, signature: 'proven' } } };
    if (path !== SEND) return { status: 404, body: {} };
    codes += 1;
    if (codes === 0) return { status: 422, body: { code: 'OTP_COUNTRY', message: 'Chưa gửi được mã xác thực.' } };
    const [expiresAt, resendAt] = [5 * MINUTE, MINUTE].map((later) => new Date(now + later).toISOString());
    return { status: 200, body: { data: { challengeId: `code-${codes}`, expiresAt, resendAt } } };
  });
  const proofs: PaymentProof[] = [];
  function Page() {
    const [isOpen, setOpen] = useState(true);
    const [, setJudged] = useState(0);
    return (
      <>
        <button onClick={() => setOpen(true)}>Mở lại</button>
        <ProofSheet
          open={isOpen}
          isBusy={false}
          error={proofs.some((proof) => 'pin' in proof) ? 'Mã PIN không đúng.' : undefined}
          onClose={() => setOpen(false)}
          onProof={(proof) => {
            proofs.push(proof);
            setJudged((times) => times + 1);
          }}
        />
      </>
    );
  }
  const page = await renderStorefront({
    path: '/proof',
    routes: [{ path: '/proof', layout: 'empty', Screen: Page }],
    storage: memoryStorage({
      'veloc.token': 't1',
      'veloc.refresh-token': 'r1',
      'veloc.user': JSON.stringify({ id: 'u1', phone: '+84912345678', name: 'An', hasPin }),
    }),
    fetch,
    deviceNow: () => now,
    stopwatch: () => now,
  });
  leave = page.unmount;
  const asked = (path: string) => sent.filter((request) => request.path === path);
  return { ...page, asked, proofs, pass: (time: number) => void (now += time) };
}

it('is ready for the PIN to be typed when it opens', async () => {
  await openSheet();
  expect(document.activeElement).toBe(field());
});

it('checks a code that came late against the code that was sent', async () => {
  const { asked, proofs, pass } = await openSheet();
  await chooseCode();
  await until(() => expect(asked(SEND)).toHaveLength(1));
  pass(2 * MINUTE);
  await type('123456');
  await until(() => expect(proofs).toEqual([{ signature: 'proven' }]));
  expect(asked(SEND)).toHaveLength(1);
  expect(asked(VERIFY)[0]?.body).toMatchObject({ challengeId: 'code-1', code: '123456' });
});

it('sends a code again, and does not say that one was sent before it was', async () => {
  const { asked, text } = await openSheet({ refusesFirst: true });
  await chooseCode();
  await until(() => expect(text()).toContain('Chưa gửi được mã xác thực.'));
  expect(text()).not.toContain('đã được gửi');
  await press('Gửi mã');
  await until(() => expect(text()).toContain('Nhập mã OTP đã được gửi'));
  expect(asked(SEND)).toHaveLength(2);
});

it('opens empty after it was left', async () => {
  await openSheet();
  await type('12345');
  await act(async () => document.querySelector<HTMLButtonElement>('[aria-label="Đóng"]')?.click());
  await press('Mở lại');
  await until(() => expect(field()?.value).toBe(''));
});

it('says under the PIN that it was wrong, and not under the code', async () => {
  const { text } = await openSheet();
  await type('140788');
  await until(() => expect(text()).toContain('Mã PIN không đúng.'));
  await chooseCode();
  await until(() => expect(text()).toContain('Nhập mã OTP đã được gửi'));
  expect(text()).not.toContain('Mã PIN không đúng.');
});

it('begins with the code for an account without a PIN, and sends none before it is pressed for', async () => {
  const { asked, text } = await openSheet({ hasPin: false });
  expect(document.querySelector<HTMLInputElement>('[role="dialog"] input[value="otp"]')?.checked).toBe(true);
  expect(text()).toContain('Mã OTP được gửi đến số điện thoại của bạn.');
  expect(asked(SEND)).toEqual([]);
  await press('Gửi mã');
  await until(() => expect(text()).toContain('Nhập mã OTP đã được gửi'));
  expect(asked(SEND)).toHaveLength(1);
});
