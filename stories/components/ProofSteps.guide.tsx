import { ProofSteps } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Something was checked in several steps, and a player may ask which one failed.',
  not: 'What happened one after the other, such as an order’s states, is Facts or a Receipt; one outcome is a Notice.',
  anatomy: {
    'li:first-child > span': 'The sign: a tick, a cross or a wait.',
    'li:first-child p:first-child': 'What was looked at, in the words of its outcome.',
    'li:first-child p:last-child': 'What was found.',
  },
  dos: {
    'A title that says the outcome, a detail that says what it rests on.': (
      <ProofSteps
        aria-label="Phép kiểm"
        steps={[{ id: 'book', state: 'passed', title: 'Vé có trong sổ bán', detail: 'Số 318 trong 1.204 vé' }]}
      />
    ),
  },
  donts: {
    'A tick for what nobody has looked at.': null,
    'The same title whatever came out.': (
      <ProofSteps aria-label="Phép kiểm" steps={[{ id: 'book', state: 'failed', title: 'Vé có trong sổ bán' }]} />
    ),
  },
  keys: 'None: it has no control, and what leads to more stands below it.',
  heard: 'A list with a name; after each title comes its outcome in a word. Signs are silent.',
  words: 'Titles of six words without a full stop, details of one sentence.',
};
