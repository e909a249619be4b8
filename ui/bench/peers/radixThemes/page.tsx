import { Button, Dialog as RadixDialog, Grid as RadixGrid, Tabs as RadixTabs, Theme } from '@radix-ui/themes';
import '@radix-ui/themes/styles.css';
import { COLUMNS, numbers as all, TABS, two, type Peer } from '../../peer';
import { dialogOf, gridOf, pageOf, type DialogProps, type GridProps, type TabsProps } from '../../react';

function Grid({ selected, onToggle }: GridProps) {
  return (
    <RadixGrid columns={String(COLUMNS)} gap="1">
      {all.map((value) => {
        const isPicked = selected.includes(value);
        return (
          <Button
            key={value}
            radius="full"
            size="3"
            variant={isPicked ? 'solid' : 'soft'}
            aria-pressed={isPicked}
            data-value={value}
            onClick={() => onToggle(value)}
          >
            {two(value)}
          </Button>
        );
      })}
    </RadixGrid>
  );
}

function ThemedGrid(props: GridProps) {
  return (
    <Theme accentColor="ruby">
      <Grid {...props} />
    </Theme>
  );
}

function Dialog({ open, onClose, children }: DialogProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onClose}>
      <RadixDialog.Content aria-describedby={undefined}>
        <RadixDialog.Title>Chọn số</RadixDialog.Title>
        {children}
      </RadixDialog.Content>
    </RadixDialog.Root>
  );
}

function ThemedDialog(props: DialogProps) {
  return (
    <Theme accentColor="ruby">
      <Dialog {...props} />
    </Theme>
  );
}

function Tabs({ chosen, onChoose, children }: TabsProps) {
  return (
    <Theme accentColor="ruby">
      <RadixTabs.Root value={chosen} onValueChange={onChoose}>
        <RadixTabs.List>
          {TABS.map((tab) => (
            <RadixTabs.Trigger key={tab} value={tab}>
              {tab}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
        <RadixTabs.Content value={chosen}>{children}</RadixTabs.Content>
      </RadixTabs.Root>
    </Theme>
  );
}

export const numbers: Peer['numbers'] = '[data-value]';
export const grid: Peer['grid'] = gridOf(ThemedGrid);
export const dialog: Peer['dialog'] = dialogOf(ThemedDialog, Grid);
export const page: Peer['page'] = pageOf({ Grid, Dialog, Tabs, first: TABS[0] ?? '' });
