import { useCallback, useEffect, useEffectEvent, useRef, useState, type Ref, type RefCallback } from 'react';

type Place = (element: Element | null) => void;

/**
 * Hears the reset of the form that an element belongs to. Give the result to the control as its ref, or to any element
 * in it: one that has no form of its own goes by the form around it.
 */
export function useFormReset(onReset: () => void): Place {
  const place = useRef<Element>(null);
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const listen = (event: Event) => {
      const element = place.current;
      const own = element && 'form' in element ? element.form : null;
      if (!event.defaultPrevented && event.target === (own ?? element?.closest('form'))) reset();
    };
    // On the document, because the form may come or change after the control.
    document.addEventListener('reset', listen);
    return () => document.removeEventListener('reset', listen);
  }, []);
  return useCallback((element) => {
    place.current = element;
  }, []);
}

/**
 * The value of a control: its host's, or its own from `first` on where the host gives none. A form's reset brings its own
 * back to `first` as it is by then, as React resets a form in the commit that brings what an action answered; what the
 * host gives is left alone. Give the third result to an element of the control as its ref.
 */
export function useControllableState<Value>(
  given: Value | undefined,
  first: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void, Place] {
  const [own, setOwn] = useState(first);
  const value = given === undefined ? own : given;
  const change = (next: Value) => {
    if (given === undefined) setOwn(next);
    onChange?.(next);
  };
  const place = useFormReset(() => {
    if (given !== undefined) return;
    setOwn(first);
    if (!Object.is(first, own)) onChange?.(first);
  });
  return [value, change, place];
}

/**
 * A checkbox or radio that React checks. On a reset its browser goes by the default, which React leaves as it was first;
 * this keeps it as what is shown. (Of text React does so by itself.)
 */
export function keepOnReset(input: HTMLInputElement | null, isChecked: boolean) {
  if (input) input.defaultChecked = isChecked;
}

/** One ref that gives its element to both: a component's own, and the one that its host handed it. */
export function useBothRefs<Node>(
  own: Ref<NoInfer<Node>> | undefined,
  given: Ref<Node> | undefined,
): RefCallback<Node> {
  return useCallback(
    (node: Node | null) => {
      const undo = [own, given].map((ref) => fill(ref, node));
      return () => undo.forEach((empty) => empty?.());
    },
    [own, given],
  );
}

function fill<Node>(ref: Ref<Node> | undefined, node: Node | null) {
  if (!ref) return undefined;
  if (typeof ref === 'function') {
    const undo = ref(node);
    return typeof undo === 'function' ? undo : () => void ref(null);
  }
  ref.current = node;
  return () => {
    ref.current = null;
  };
}
