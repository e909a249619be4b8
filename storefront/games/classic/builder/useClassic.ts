import {
  classicPrice,
  classicReducer,
  classicTickets,
  noClassicStock,
  randomStock,
  type ChosenStock,
  type ClassicAction,
  type ClassicDraw,
  type ClassicState,
  type RandomSource,
  type StockTicket,
  type LineDraft,
} from '@veloc/rules';
import { useEffect, useReducer, useState } from 'react';
import { useUndo } from '../../../shared/useUndo';
import { useDrafts } from '../../../state/contexts';
import type { DraftAfterPurchase } from '../../../state/drafts/removePurchased';
import { savedChoice, savedText } from './savedClassic';

interface OnSale {
  draw: ClassicDraw;
  stock: readonly StockTicket[];
}

/** What the choice lost because the stock became another one. */
export interface Loss {
  /** Numbers of which fewer are left than were chosen. */
  numbers: readonly string[];
  /** The channel whose tickets went when another took its place. */
  channelName: string | null;
}

const noLoss: Loss = { numbers: [], channelName: null };
const ticketsIn = (chosen: readonly ChosenStock[]) => chosen.reduce((sum, { amount }) => sum + amount, 0);

/**
 * A choice from the stock of one channel and day, kept like the draft of every game; `onSale` is undefined until the
 * stock has come.
 */
export function useClassic(onSale: OnSale | undefined, random: RandomSource) {
  const drafts = useDrafts();
  const [state, dispatch] = useReducer(classicReducer, noClassicStock);
  /** The stock that the state was last held against. */
  const [seen, setSeen] = useState<readonly StockTicket[] | undefined>(undefined);
  const [loss, setLoss] = useState(noLoss);
  /** The choice before tickets were taken out of it, which is the way back. */
  const { kept: before, keep: setBefore } = useUndo<readonly ChosenStock[]>();

  if (onSale && onSale.stock !== seen) {
    const { draw, stock } = onSale;
    const fitted = classicReducer(state, { type: 'setStock', draw, stock });
    setSeen(stock);
    setLoss(lossBetween(state, fitted));
    setBefore(null);
    dispatch({ type: 'setStock', draw, stock });
    if (seen === undefined) dispatch({ type: 'choose', chosen: savedChoice(drafts.read('classic'), draw, stock) });
  }

  useEffect(() => {
    if (state.draw) drafts.write('classic', savedText(state));
  }, [drafts, state]);
  useEffect(
    () =>
      drafts.onReplaced('classic', () => {
        const { draw, stock } = state;
        setBefore(null);
        if (draw) dispatch({ type: 'choose', chosen: savedChoice(drafts.read('classic'), draw, stock) });
      }),
    [drafts, state, setBefore],
  );

  const change = (action: ClassicAction, back: readonly ChosenStock[] | null = null) => {
    setLoss(noLoss);
    setBefore(back);
    dispatch(action);
  };
  const { chosen } = state;
  const count = ticketsIn(chosen);
  // Numbers taken out one after another come back together.
  const wayBack = before ?? chosen;

  return {
    stock: state.stock,
    chosen,
    /** Tickets taken, all numbers together. */
    count,
    /** Tickets that were taken out last and can be had back. */
    removedCount: before ? ticketsIn(before) - count : 0,
    restore: () => before && change({ type: 'choose', chosen: before }),
    loss,
    total: classicPrice(state),
    amountOf: (id: string) => chosen.find(({ ticket }) => ticket.id === id)?.amount ?? 0,
    /** 0 takes the number out of the choice. */
    setAmount: (id: string, amount: number) => change({ type: 'setAmount', id, amount }, amount === 0 ? wayBack : null),
    /** 'Chọn nhanh': so many more tickets of different numbers (decision G26). */
    pick: (count: number) =>
      change({ type: 'choose', chosen: randomStock({ random, stock: state.stock, count, keep: chosen }) }),
    removeAll: () => change({ type: 'removeAll' }, wayBack),
    /** What buying the tickets does to the draft. */
    draftAfter: (): DraftAfterPurchase => ({ before: savedText(state), left: null }),
    /** The tickets have gone into the cart. */
    handedOver: () => change({ type: 'removeAll' }),
    lines: (periodId: string): LineDraft[] =>
      classicTickets(state).map((ticket) => ({ gameId: 'classic', ticket, periodId, numberPeriod: 1 })),
  };
}

export type Classic = ReturnType<typeof useClassic>;

function lossBetween(before: ClassicState, after: ClassicState): Loss {
  if (before.chosen.length === 0) return noLoss;
  const isSameDraw =
    before.draw?.channelId === after.draw?.channelId && before.draw?.resultDate === after.draw?.resultDate;
  if (!isSameDraw) return { numbers: [], channelName: before.draw?.channelName ?? null };
  const left = new Map(after.chosen.map(({ ticket, amount }) => [ticket.id, amount]));
  const fewer = before.chosen.filter(({ ticket, amount }) => (left.get(ticket.id) ?? 0) < amount);
  return { numbers: fewer.map(({ ticket }) => ticket.numbers), channelName: null };
}
