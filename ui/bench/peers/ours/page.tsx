import { BottomSheet } from '../../../BottomSheet/BottomSheet';
import { NumberGrid } from '../../../NumberGrid/NumberGrid';
import { Tabs as OurTabs } from '../../../Tabs/Tabs';
import '../../../theme/index.css';
import { COUNT, TABS, type Peer } from '../../peer';
import { dialogOf, gridOf, pageOf, type DialogProps, type GridProps, type TabsProps } from '../../react';

function Grid({ selected, onToggle }: GridProps) {
  return (
    <NumberGrid label="Chọn số" count={COUNT} selected={selected} max={40} onToggle={({ value }) => onToggle(value)} />
  );
}

function Dialog({ open, onClose, children }: DialogProps) {
  return (
    <BottomSheet open={open} onClose={onClose} title="Chọn số" keepsContent>
      {children}
    </BottomSheet>
  );
}

function Tabs({ chosen, onChoose, children }: TabsProps) {
  return (
    <OurTabs
      label="Trang"
      items={TABS.map((tab) => ({ value: tab, label: tab }))}
      value={chosen}
      onChange={({ value }) => onChoose(value)}
    >
      {children}
    </OurTabs>
  );
}

export const numbers: Peer['numbers'] = '[data-value]';
export const grid: Peer['grid'] = gridOf(Grid);
export const dialog: Peer['dialog'] = dialogOf(Dialog, Grid);
export const page: Peer['page'] = pageOf({ Grid, Dialog, Tabs, first: TABS[0] ?? '' });
