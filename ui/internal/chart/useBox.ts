import { useCallback, useState } from 'react';

/** Px of a drawing and of its text. */
export interface Box {
  width: number;
  height: number;
  /** Size of its text, which grows with the reader's own. */
  em: number;
}

/** How large an element is, from its first paint on and whenever that changes. Give `measure` to it as its ref. */
export function useBox(): [Box | null, (element: SVGSVGElement) => () => void] {
  const [box, setBox] = useState<Box | null>(null);
  const measure = useCallback((element: SVGSVGElement) => {
    const observer = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect();
      setBox({ width, height, em: Number.parseFloat(getComputedStyle(element).fontSize) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, measure];
}
