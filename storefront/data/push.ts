import type { PushState } from '@veloc/rules';
import { use, useReducer } from 'react';
import useSWR from 'swr';
import { ApiError, messageOf } from '../api/errors';
import type { contentCalls } from '../api/calls/content';
import { PushDeviceContext, type PushDevice } from '../state/push/device';
import { useContentCalls } from './documents';
import { keys } from './keys';
import { usePlayer } from './player';

type PushCalls = Pick<ReturnType<typeof contentCalls>, 'push' | 'startPush' | 'endPush'>;

const isAllowed = (device: PushDevice) => device.lack() === null && device.permission() === 'granted';

/**
 * Brings browser and shop together: what this session has on is told at the browser's address of today, and a
 * subscription that no session has on is dropped. Asks nobody for anything.
 */
export async function keepPush(calls: PushCalls, device: PushDevice): Promise<PushState> {
  const told = await calls.push();
  const own = device.lack() === null ? await device.endpoint() : null;
  if (told.isOn && told.key !== null && isAllowed(device)) {
    if (own !== null && own === told.endpoint) return told;
    const renewed = await device.subscribe(told.key);
    return renewed === null ? told : calls.startPush(renewed);
  }
  if (own !== null) await device.unsubscribe();
  return told;
}

/** Whether this device is told of draws, or why it cannot be: `none`, the shop pushes nothing. */
export type PushStatus = 'none' | 'homeScreen' | 'browser' | 'refused' | 'on' | 'off';

function statusOf({ key, isOn, endpoint }: PushState, device: PushDevice): PushStatus {
  if (key === null) return 'none';
  const lack = device.lack();
  if (lack !== null) return lack;
  if (device.permission() === 'denied') return 'refused';
  return isOn && endpoint !== null && isAllowed(device) ? 'on' : 'off';
}

/** What a person reads when it could not be switched. */
export function pushFailure(failure: unknown): string {
  return failure instanceof ApiError
    ? messageOf(failure)
    : 'Trình duyệt chưa nối được với dịch vụ chuyển tin của nó nên chưa bật được. Hãy thử lại sau ít phút.';
}

/** Push on this device, asked for while `isNeeded`. */
export function usePush(isNeeded: boolean) {
  const device = use(PushDeviceContext);
  const calls = useContentCalls();
  const player = usePlayer();
  const { data, error, mutate } = useSWR<PushState>(isNeeded && player !== null && keys.push(player), () =>
    keepPush(calls, device),
  );
  // A permission changes without any answer.
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const show = (state: PushState) => mutate(state, { revalidate: false });
  return {
    /** Undefined before it is known. */
    status: data && statusOf(data, device),
    /** When nothing is told; null for never. */
    quiet: data?.quiet ?? null,
    hasFailed: error !== undefined,
    retry: () => void mutate(),
    /** For a press. Answers whether the person has allowed it. Rejects with the call's error, or the browser's. */
    async turnOn(): Promise<boolean> {
      const request = data?.key ? await device.subscribe(data.key) : null;
      if (request === null) look();
      else {
        await show(
          await calls.startPush(request).catch(async (failure: unknown) => {
            await device.unsubscribe();
            throw failure;
          }),
        );
      }
      return request !== null;
    },
    /** The shop first: a browser that is told alone would be subscribed again. */
    async turnOff(): Promise<void> {
      await show(await calls.endPush());
      await device.unsubscribe();
    },
  };
}

export type Push = ReturnType<typeof usePush>;
