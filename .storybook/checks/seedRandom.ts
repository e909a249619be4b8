/**
 * Lets chance fall the same way from here on, so that a quick pick picks what it picked before. Runs in the browser.
 */
export function seedRandom(): void {
  let state = 20_261_121;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = (array) => {
    if (array) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      // The low bits of such a generator repeat soon.
      for (let index = 0; index < bytes.length; index += 1) bytes[index] = next() >>> 24;
    }
    return array;
  };
}
