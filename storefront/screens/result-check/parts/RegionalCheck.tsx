import { ActionBar, Button, DigitTiles, Notice, Page, Segment, Stack, Text } from '@veloc/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import { REGIONAL_ACCENT } from '../../../games/regional';
import * as styles from '../Check.css';
import { CheckedHead } from './CheckedHead';
import { CheckedRegion } from './CheckedRegion';
import { DigitEntry } from './DigitEntry';

/** The regions that are played here (decision G22). */
const regions = [
  { value: 'MN', label: 'Miền Nam' },
  { value: 'MT', label: 'Miền Trung' },
] as const;

const LEAST = 2;
const MOST = 4;

/** 'Còn thiếu 1 chữ số'; of enough what they are: '3 chữ số cuối'. */
function wordsOf(digits: string): string {
  if (digits === '') return `${LEAST}, 3 hoặc ${MOST} chữ số cuối của vé`;
  return digits.length < LEAST ? `Còn thiếu ${LEAST - digits.length} chữ số` : `${digits.length} chữ số cuối`;
}

/** Last digits, typed, and what they would have won at each lottery company of a region. */
export function RegionalCheck() {
  const form = useId();
  const [region, setRegion] = useState<(typeof regions)[number]['value']>('MN');
  const [typed, setTyped] = useState('');
  const [digits, setDigits] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const change = (next: string) => {
    setTyped(next);
    setProblem(undefined);
  };
  const check = (event: SyntheticEvent) => {
    event.preventDefault();
    const isGood = typed.length >= LEAST;
    setProblem(isGood ? undefined : 'Nhập 2, 3 hoặc 4 chữ số cuối.');
    setDigits(isGood ? typed : undefined);
  };

  const choice = <Segment label="Miền" options={regions} value={region} onChange={({ value }) => setRegion(value)} />;
  if (digits !== undefined) {
    return (
      <Page start={12} data-accent={REGIONAL_ACCENT}>
        {choice}
        <CheckedHead note={wordsOf(digits)} onChange={() => setDigits(undefined)}>
          <DigitTiles label="Các chữ số cuối" groups={[digits]} length={digits.length} size={34} />
        </CheckedHead>
        <CheckedRegion region={region} digits={digits} />
      </Page>
    );
  }
  return (
    <div className={styles.picking}>
      <Page start={12} data-accent={REGIONAL_ACCENT}>
        <Stack as="form" id={form} noValidate onSubmit={check} gap={10}>
          {choice}
          <DigitEntry
            label="Các chữ số cuối"
            groups={[typed]}
            length={MOST}
            least={LEAST}
            active={typed.length < MOST ? 0 : undefined}
            words={wordsOf(typed)}
            whyFull={typed.length < MOST ? undefined : `Đã đủ ${MOST} chữ số`}
            onType={(digit) => change((typed + digit).slice(0, MOST))}
            onDelete={() => change(typed.slice(0, -1))}
            onClear={() => change('')}
            onPaste={(text) => change(text.replaceAll(/\D/g, '').slice(-MOST))}
          />
          <div role="alert">{problem ? <Notice tone="danger">{problem}</Notice> : null}</div>
        </Stack>
        <Text size="label" tone="soft" align="center">
          So với mọi đài đã quay của miền, mới nhất trước.
        </Text>
      </Page>
      <ActionBar>
        <Button type="submit" form={form} wide>
          Dò số
        </Button>
      </ActionBar>
    </div>
  );
}
