import { useState, type ReactNode } from 'react';
import { BottomSheet } from '../../BottomSheet/BottomSheet';
import { mounted, press, type Case, type Subject } from '../case';
import { PlainDialog } from '../plain/PlainDialog';
import { OurGrid, SimpleGrid } from './grid';

function Opener({ children }: { children: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" data-open onClick={() => setOpen(true)}>
        Open
      </button>
      {children(open, () => setOpen(false))}
    </>
  );
}

const our = (
  <Opener>
    {(open, close) => (
      <BottomSheet open={open} onClose={close} title="Chọn số" keepsContent>
        <OurGrid />
      </BottomSheet>
    )}
  </Opener>
);

const simple = (
  <Opener>
    {(open, close) => (
      <PlainDialog open={open} onClose={close} title="Chọn số">
        <SimpleGrid />
      </PlainDialog>
    )}
  </Opener>
);

const CLOSE = '[role="dialog"] [aria-label="Đóng"]';
const open = (place: ParentNode) => press(place, '[data-open]');
const close = () => press(document, CLOSE);

function firstOpening(page: ReactNode): Subject {
  const { place, clean } = mounted(page);
  return { act: () => open(place), clean };
}

function laterOpening(page: ReactNode): Subject {
  const { place, clean } = mounted(page);
  open(place);
  close();
  return { act: () => open(place), clean };
}

function wholeVisit(page: ReactNode): Subject {
  const { place, clean } = mounted(page);
  return {
    act: () => {
      open(place);
      press(document, '[role="dialog"] [data-value="7"]');
      close();
    },
    clean,
  };
}

function pair(name: string, limit: number, subject: (page: ReactNode) => Subject): Case {
  return { name, against: 'plain React', limit, ours: () => subject(our), plain: () => subject(simple) };
}

const bare = (
  <Opener>
    {(isOpen, onClose) => (
      <BottomSheet open={isOpen} onClose={onClose} title="Chọn số" keepsContent>
        {null}
      </BottomSheet>
    )}
  </Opener>
);

/** The sheet with nothing in it, and the grid on the page. */
function apart(): Subject {
  const sheet = mounted(bare);
  const page = mounted(null);
  return {
    act: () => {
      open(sheet.place);
      page.render(<OurGrid />);
    },
    clean: () => {
      sheet.clean();
      page.clean();
    },
  };
}

export const dialogCases: Case[] = [
  pair('dialog with 80 numbers, first opening', 2.3, firstOpening),
  pair('dialog with 80 numbers, later openings', 1.5, laterOpening),
  {
    name: 'dialog with 80 numbers, first opening',
    against: 'the two apart',
    limit: 1.1,
    ours: () => firstOpening(our),
    plain: apart,
  },
  pair('dialog opened, one toggled, closed', 1.6, wholeVisit),
];
