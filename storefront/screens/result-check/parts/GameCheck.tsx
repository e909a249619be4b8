import { max3dPlayTypeNames, max3dPlayTypes, type GameLine, type Max3DPlayType, type ResultGame } from '@veloc/rules';
import { Button, Card, ChipGroup, Field, Text } from '@veloc/ui';
import { useState, type SyntheticEvent } from 'react';
import * as styles from '../CheckScreen.css';
import { typedTicket } from '../typedTicket';
import { CheckedDraws } from './CheckedDraws';

const hints: Readonly<Record<ResultGame, string>> = {
  keno: 'Từ 1 đến 10 số, cách nhau bằng dấu cách. Ví dụ: 05 17 23',
  mega: '6 số, hoặc nhiều hơn nếu bao, cách nhau bằng dấu cách. Ví dụ: 05 17 23 31 40 44',
  power: '6 số, hoặc nhiều hơn nếu bao, cách nhau bằng dấu cách. Ví dụ: 05 17 23 31 44 52',
  max3d: 'Một bộ ba chữ số, hoặc hai bộ với Max 3D+. Ví dụ: 168 005',
  max3dpro: 'Hai bộ ba chữ số. Ví dụ: 168 005',
  lotto535: '5 số, cách nhau bằng dấu cách. Ví dụ: 03 09 17 24 31',
};

interface GameCheckProps {
  game: ResultGame;
  /** The one draw to hold the numbers against; all of them, newest first, without it. */
  drawId: string | null;
}

/** Numbers of one game, typed, and what they would have won. */
export function GameCheck({ game, drawId }: GameCheckProps) {
  const [main, setMain] = useState('');
  const [special, setSpecial] = useState('');
  const [playType, setPlayType] = useState<Max3DPlayType>('straight');
  const [problem, setProblem] = useState<string>();
  const [line, setLine] = useState<GameLine>();

  const check = (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = typedTicket(game, { main, special, playType });
    setProblem(checked.ok ? undefined : checked.message);
    setLine(checked.ok ? checked.value : undefined);
  };

  return (
    <>
      <Card>
        <form noValidate onSubmit={check} className={styles.form}>
          <Field
            label="Bộ số của bạn"
            inputMode="numeric"
            autoComplete="off"
            value={main}
            hint={hints[game]}
            error={problem}
            onChange={({ value }) => setMain(value)}
          />
          {game === 'lotto535' ? (
            <Field
              label="Số đặc biệt"
              inputMode="numeric"
              autoComplete="off"
              value={special}
              hint="Từ 1 đến 12"
              onChange={({ value }) => setSpecial(value)}
            />
          ) : null}
          {game === 'max3d' ? (
            <ChipGroup
              label="Kiểu chơi"
              layout="grid"
              options={max3dPlayTypes.map((type) => ({ value: type, label: max3dPlayTypeNames[type] }))}
              value={playType}
              onChange={({ value }) => setPlayType(value)}
            />
          ) : null}
          <Button type="submit" wide>
            Dò số
          </Button>
        </form>
      </Card>
      {line ? (
        <CheckedDraws game={game} line={line} drawId={drawId} />
      ) : (
        <Text size="label" tone="soft" align="center">
          Nhập bộ số rồi bấm “Dò số” để so với {drawId ? 'kỳ quay bạn đang xem' : 'các kỳ đã quay, mới nhất trước'}.
        </Text>
      )}
    </>
  );
}
