import { useLayoutEffect, useRef } from 'react';

/** For a row of radios that scrolls sideways: it must not open with the one that is chosen out of sight. */
export function useChosenInMiddle(value: string | null) {
  const row = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const inputs = row.current?.querySelectorAll('input') ?? [];
    const chosen = [...inputs].find((input) => input.value === value)?.parentElement;
    if (!row.current || !chosen) return;
    const frame = row.current.getBoundingClientRect();
    const { left, width } = chosen.getBoundingClientRect();
    row.current.scrollLeft += left - frame.left - (frame.width - width) / 2;
  }, [value]);

  return row;
}
