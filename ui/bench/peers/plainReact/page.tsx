import { createPortal } from 'react-dom';
import '../plain.css';
import { numbers as all, TABS, two, type Peer } from '../../peer';
import { dialogOf, gridOf, pageOf, type DialogProps, type GridProps, type TabsProps } from '../../react';

/** Every press renders all of them. */
function Grid({ selected, onToggle }: GridProps) {
  return (
    <div role="group" aria-label="Chọn số" className="grid">
      {all.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={selected.includes(value)}
          className="cell"
          onClick={() => onToggle(value)}
        >
          <span className="ball">{two(value)}</span>
        </button>
      ))}
    </div>
  );
}

/** Without what makes it a dialog: no focus trap, no Escape, no movement. */
function Dialog({ open, onClose, children }: DialogProps) {
  if (!open) return null;
  return createPortal(
    <div className="scrim">
      <div role="dialog" aria-label="Chọn số" className="sheet">
        <div className="head">
          <h2>Chọn số</h2>
          <button type="button" aria-label="Đóng" onClick={onClose}>
            ×
          </button>
        </div>
        {children}
      </div>
    </div>,
    document.body,
  );
}

function Tabs({ chosen, onChoose, children }: TabsProps) {
  return (
    <>
      <div role="tablist" className="tabs">
        {TABS.map((tab) => (
          <button key={tab} type="button" role="tab" aria-selected={tab === chosen} onClick={() => onChoose(tab)}>
            {tab}
          </button>
        ))}
      </div>
      <div role="tabpanel">{children}</div>
    </>
  );
}

export const numbers: Peer['numbers'] = '.cell';
export const grid: Peer['grid'] = gridOf(Grid);
export const dialog: Peer['dialog'] = dialogOf(Dialog, Grid);
export const page: Peer['page'] = pageOf({ Grid, Dialog, Tabs, first: TABS[0] ?? '' });
