import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { ClockProvider } from '../ClockProvider/ClockProvider';
import { Countdown } from './Countdown';

const NOW = Date.parse('2026-11-21T12:00:00+07:00');
const at = (now: number) => (
  <ClockProvider now={() => now}>
    <Countdown target={NOW + 3_723_000} />
  </ClockProvider>
);
const shown = (place: Element) =>
  [...place.querySelectorAll<HTMLElement>('[data-part]:not([hidden])')].map(({ dataset, textContent }) => [
    dataset.part,
    textContent,
  ]);
const figures = (hours: string, minutes: string, seconds: string) => [
  ['spoken', `Còn ${Number(hours)} giờ ${Number(minutes)} phút`],
  ['status', ''],
  ['hours', hours],
  ['hours-colon', ':'],
  ['minutes', minutes],
  ['seconds', seconds],
];

afterEach(() => vi.unstubAllGlobals());

it('reads no clock on a server that gives it none, and keeps the room of the time', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const clock = vi.spyOn(Date, 'now').mockReturnValue(NOW);
  const { document: page } = globalThis;
  vi.stubGlobal('document', undefined);
  const html = renderToString(<Countdown target={NOW + 3_723_000} />);
  vi.stubGlobal('document', page);
  expect(clock).not.toHaveBeenCalled();
  place.innerHTML = html;
  expect(shown(place)).toEqual([['spoken', ''], ['status', ''], ...figures('--', '--', '--').slice(2)]);

  const root = await act(async () => hydrateRoot(place, <Countdown target={NOW + 3_723_000} />));
  expect(shown(place)).toEqual(figures('01', '02', '03'));
  await act(async () => root.unmount());
  clock.mockRestore();
  place.remove();
});

it('has the time left in a server’s page, and goes on from it when a browser is seconds later', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(at(NOW));
  expect(shown(place)).toEqual(figures('01', '02', '03'));

  const told = vi.spyOn(console, 'error');
  const faults: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place, at(NOW + 5_000), { onRecoverableError: (fault) => faults.push(fault) }),
  );
  expect(shown(place)).toEqual(figures('01', '01', '58'));
  expect([faults, told.mock.calls]).toEqual([[], []]);
  await act(async () => root.unmount());
  told.mockRestore();
  place.remove();
});
