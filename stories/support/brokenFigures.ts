/** The figures of the cells in `place` that stand on more than one line: '2.000.00 / 0.000' reads as two figures. */
export function brokenFigures(place: Element): string[] {
  return [...place.querySelectorAll('td')].flatMap((cell) => {
    const text = cell.firstChild;
    if (!(text instanceof Text)) return [];
    return [...text.data.matchAll(/\d[\d.,]*/g)].flatMap(({ 0: figure, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + figure.length);
      return range.getClientRects().length > 1 ? [figure] : [];
    });
  });
}
