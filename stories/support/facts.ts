/** A space of another width, or one that no line ends at, is a space. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

/** Finds a row of facts by its words, which stand in elements of their own: '08:40 · 2 vé'. */
export function factsOf(words: string | RegExp) {
  const isMeant = (text: string | null | undefined) =>
    typeof words === 'string' ? plain(text ?? '') === plain(words) : words.test(plain(text ?? ''));
  return (_: string, element: Element | null) =>
    isMeant(element?.textContent) && ![...(element?.children ?? [])].some(({ textContent }) => isMeant(textContent));
}
