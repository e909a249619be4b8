import { Popup, Selector, Tabs as AntdTabs } from 'antd-mobile';
import { COLUMNS, numbers as all, TABS, two, type Peer } from '../../peer';
import { dialogOf, gridOf, pageOf, type DialogProps, type GridProps, type TabsProps } from '../../react';

const options = all.map((value) => ({ value, label: two(value) }));

function Grid({ selected, onToggle }: GridProps) {
  const change = (next: number[]) => {
    const value = all.find((number) => next.includes(number) !== selected.includes(number));
    if (value !== undefined) onToggle(value);
  };
  return (
    <Selector
      multiple
      showCheckMark={false}
      columns={COLUMNS}
      options={options}
      value={[...selected]}
      onChange={change}
      style={{ '--padding': '10px 0', '--border-radius': '999px' }}
    />
  );
}

function Dialog({ open, onClose, children }: DialogProps) {
  return (
    <Popup visible={open} onMaskClick={onClose} onClose={onClose} showCloseButton>
      {children}
    </Popup>
  );
}

function Tabs({ chosen, onChoose, children }: TabsProps) {
  return (
    <AntdTabs activeKey={chosen} onChange={onChoose}>
      {TABS.map((tab) => (
        <AntdTabs.Tab key={tab} title={tab}>
          {children}
        </AntdTabs.Tab>
      ))}
    </AntdTabs>
  );
}

export const numbers: Peer['numbers'] = '.adm-selector-item';
export const grid: Peer['grid'] = gridOf(Grid);
export const dialog: Peer['dialog'] = dialogOf(Dialog, Grid);
export const page: Peer['page'] = pageOf({ Grid, Dialog, Tabs, first: TABS[0] ?? '' });
