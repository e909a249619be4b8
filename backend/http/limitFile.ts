import { bodyLimit } from 'hono/body-limit';
import { tooLarge } from './httpError';

const FILE_LIMIT = 64 * 1024 * 1024;

/** For the operator's files, which are read line by line: 413 above 64 MB. */
export const limitFile = bodyLimit({
  maxSize: FILE_LIMIT,
  onError: () => {
    throw tooLarge('Tệp gửi lên lớn hơn 64 MB');
  },
});
