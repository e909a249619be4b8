import { useState } from 'react';
import type { NoticesState, PopupKind } from '../state/notices/noticesState';

/** The notices as they were while a popup was last open, so that its words stay while it leaves. */
export function useShown(state: NoticesState, open: PopupKind | null): NoticesState {
  const [shown, setShown] = useState(state);
  if (open !== null && shown !== state) setShown(state);
  return open === null ? shown : state;
}
