import { useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toggled, type Build } from './peer';

export interface GridProps {
  selected: readonly number[];
  onToggle: (value: number) => void;
}

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

export interface TabsProps {
  chosen: string;
  onChoose: (tab: string) => void;
  children: ReactNode;
}

/** A piece that React renders, in a root of its own. */
export function rendered<State>(initial: State, view: (state: State, show: (next: State) => void) => ReactNode) {
  const build: Build<State> = (place) => {
    const root = createRoot(place);
    const show = (state: State) => flushSync(() => root.render(view(state, show)));
    show(initial);
    return { show, clean: () => flushSync(() => root.unmount()) };
  };
  return build;
}

export function gridOf(Grid: ComponentType<GridProps>): Build<readonly number[]> {
  return rendered<readonly number[]>([], (picked, show) => (
    <Grid selected={picked} onToggle={(value) => show(toggled(picked, value))} />
  ));
}

function Picking({ Grid }: { Grid: ComponentType<GridProps> }) {
  const [selected, setSelected] = useState<readonly number[]>([]);
  return <Grid selected={selected} onToggle={(value) => setSelected((known) => toggled(known, value))} />;
}

export function dialogOf(Dialog: ComponentType<DialogProps>, Grid: ComponentType<GridProps>): Build<boolean> {
  return rendered(false, (open, show) => (
    <Dialog open={open} onClose={() => show(false)}>
      <Picking Grid={Grid} />
    </Dialog>
  ));
}

interface PageProps {
  Grid: ComponentType<GridProps>;
  Dialog: ComponentType<DialogProps>;
  Tabs: ComponentType<TabsProps>;
  first: string;
}

function Page({ Grid, Dialog, Tabs, first }: PageProps) {
  const [chosen, setChosen] = useState(first);
  const [open, setOpen] = useState(false);
  return (
    <Tabs chosen={chosen} onChoose={setChosen}>
      <Picking Grid={Grid} />
      <button type="button" onClick={() => setOpen(true)}>
        Mở
      </button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <Picking Grid={Grid} />
      </Dialog>
    </Tabs>
  );
}

export function pageOf(props: PageProps) {
  return (place: HTMLElement) => createRoot(place).render(<Page {...props} />);
}
