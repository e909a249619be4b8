import { expect, it } from 'vitest';
import { emptyCart, type CartAction } from '../index';
import { add, after } from '../testing/cartStates';

it('logging out leaves nothing but the network status', () => {
  const offline: CartAction = { type: 'setNetwork', networkStatus: 'offline' };
  expect(after(offline, add('t1'), { type: 'reset' })).toEqual({ ...emptyCart(), networkStatus: 'offline' });
});
