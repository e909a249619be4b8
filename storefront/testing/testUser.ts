import type { User } from '@veloc/rules';

/** A player as the server tells of one. */
export const testUser: User = {
  id: 'u1',
  name: 'An',
  phone: '+84912345678',
  endPointId: 'WEB',
  identify: null,
  signature: null,
  reward: 0,
};
