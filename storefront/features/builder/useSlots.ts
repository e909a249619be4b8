import {
  type SlotId,
  type SlotsState,
  slotIds,
  isEmpty,
  slotsReducer,
  type SlotGame,
  type SlotsAction,
} from '@veloc/rules';
import { useCallback, useState, startTransition, useEffect, useReducer } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useUndo } from '../../shared/useUndo';
import { useDrafts } from '../../state/contexts';
import type { DraftAfterPurchase } from '../../state/drafts/removePurchased';
import { savedSlots, savedText } from './savedSlots';
import { readTicketLink } from './ticketLink';

/** The slot to go on with after this one: the next that is not done, else the next in order. */
export function nextSlot({ slots }: Pick<SlotsState, 'slots'>, code: SlotId): SlotId {
  const at = slots.findIndex((slot) => slot.code === code);
  const order = [...slots.slice(at + 1), ...slots.slice(0, Math.max(at, 0))];
  return (order.find(({ isDone }) => !isDone) ?? order[0])?.code ?? code;
}

/** The slot that is open, or the one that was, so that a sheet keeps its words while it slides out. */
export function useLastOpen(openCode: SlotId | null): SlotId {
  const [last, setLast] = useState<SlotId>(slotIds[0]);
  if (openCode !== null && openCode !== last) setLast(openCode);
  return openCode ?? last;
}

/** Another builder altogether, its draws included. */
type Step = SlotsAction | { type: 'replace'; state: SlotsState };

function reducer(state: SlotsState, step: Step): SlotsState {
  return step.type === 'replace' ? step.state : slotsReducer(state, step);
}

/** Whether all that these slots hold stood there before. */
function isRestOf({ slots }: SlotsState, before: SlotsState): boolean {
  return slots.every((slot) => isEmpty(slot.picks) || before.slots.includes(slot));
}

function without(state: SlotsState, codes: readonly SlotId[]): SlotsState {
  return codes.reduce((left, code) => slotsReducer(left, { type: 'removeSlot', code }), state);
}

/**
 * The slots of a game as they were left, kept from now on until a logout, and what was removed last, for a way back. An
 * address with prepared tickets fills them.
 */
export function useSlots(gameId: SlotGame) {
  const drafts = useDrafts();
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [slots, dispatch] = useReducer(reducer, gameId, (id) => savedSlots(id, drafts.read(id)));
  const [asked, setAsked] = useState(gameId);
  /** The slots before a removal or before a picker was left, of which slot, until something else is chosen. */
  const { kept: undo, keep: setUndo } = useUndo<{ before: SlotsState; left?: SlotId }>();
  const removed = undo?.before ?? null;
  const setRemoved = useCallback((before: SlotsState | null) => setUndo(before && { before }), [setUndo]);
  /** The query of the address that was last looked at for tickets. */
  const [seen, setSeen] = useState('');
  /** Why the tickets of the address were not taken; null when they were, or there are none. */
  const [linkRefusal, setLinkRefusal] = useState<string | null>(null);

  // Another game was asked for from outside. Where the page itself has switched, its slots are there already.
  if (asked !== gameId) {
    setAsked(gameId);
    setRemoved(null);
    if (slots.gameId !== gameId) dispatch({ type: 'replace', state: savedSlots(gameId, drafts.read(gameId)) });
  }

  useEffect(() => drafts.write(slots.gameId, savedText(slots)), [drafts, slots]);
  useEffect(
    () =>
      drafts.onReplaced(gameId, () => {
        setRemoved(null);
        dispatch({ type: 'replace', state: savedSlots(gameId, drafts.read(gameId)) });
      }),
    [drafts, gameId, setRemoved],
  );

  if (seen !== search) {
    setSeen(search);
    const linked = readTicketLink(gameId, search);
    if (linked) setLinkRefusal(linked.ok ? null : linked.message);
    if (linked?.ok) {
      setRemoved(slots.slots.some(({ picks }) => !isEmpty(picks)) ? slots : null);
      dispatch({ type: 'replace', state: linked.value });
    }
  }
  // Without the tickets in the address a reload shows what the player has made of them.
  useEffect(() => {
    if (readTicketLink(gameId, search) !== undefined) navigate(path, { replace: true });
  }, [gameId, search, path, navigate]);

  /** The way back from one more removal: tickets taken out one after another come back together. */
  const wayBack = removed && isRestOf(slots, removed) ? removed : slots;

  /** Changes the slots; what was removed before cannot be taken back any more. */
  function change(action: SlotsAction) {
    setRemoved(null);
    setLinkRefusal(null);
    dispatch(action);
  }

  return {
    slots,
    change,
    /**
     * Empties slots whose tickets are in the cart. The draft goes at once, for the page may be left before its slots
     * have followed, which is after the answer to the press has been painted.
     */
    handOver(codes: readonly SlotId[]) {
      drafts.write(slots.gameId, savedText(without(slots, codes)));
      startTransition(() => {
        for (const code of codes) change({ type: 'removeSlot', code });
      });
    },
    /** The draft as it is, and what stays of it once the tickets of these slots are bought. */
    draftAfter: (codes: readonly SlotId[]): DraftAfterPurchase => ({
      before: savedText(slots),
      left: savedText(without(slots, codes)),
    }),
    setPeriods: (numberPeriod: number) => dispatch({ type: 'setPeriods', numberPeriod }),
    removeAll() {
      setRemoved(wayBack);
      dispatch({ type: 'removeAll' });
    },
    /** Empties a slot, with a way back. */
    clearSlot(code: SlotId) {
      setRemoved(wayBack);
      dispatch({ type: 'removeSlot', code });
    },
    /** Takes over what was picked in a picker that was left, with a way back where that is anything. */
    keepLeft(code: SlotId, picked: SlotsState) {
      if (savedText(picked) === savedText(slots)) return;
      setLinkRefusal(null);
      setUndo({ before: slots, left: code });
      dispatch({ type: 'restore', removed: picked });
    },
    removed,
    /** The slot whose picks `restore` takes back. */
    left: undo?.left,
    restore() {
      if (!removed) return;
      setRemoved(null);
      dispatch({ type: 'restore', removed });
    },
    /** Empties the slots for another game of the same page; the draft of this one goes too. */
    switchTo(action: Extract<SlotsAction, { type: 'switchTo' }>) {
      setRemoved(null);
      drafts.write(slots.gameId, null);
      dispatch(action);
    },
    linkRefusal,
  };
}
