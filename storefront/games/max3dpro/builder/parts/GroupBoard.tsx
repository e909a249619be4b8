import { isEmpty, isGroup, noPicks, randomFill, removeGroup, slotGames, typingOf, type SlotId } from '@veloc/rules';
import { AddCard, Button, Card, DicesIcon, DigitTiles, Inline, Notice, Stack, Text } from '@veloc/ui';
import { RemoveAll } from '../../../../features/builder/parts/BuilderSlots';
import type { Builder } from '../../../../features/builder/useBuilder';
import { DIGITS, wrongGroups } from '../../../../features/groups/typedGroups';
import { coefLabel } from '../coefLabels';
import { groupsCount, groupsHead } from '../../../../features/builder/Builder.css';

interface GroupBoardProps {
  builder: Builder;
  code: SlotId;
  /** Opens the picker at one group, counted from 0. */
  onOpen: (at: number) => void;
}

/** All groups of one ticket in cards, what is wrong with them, and what they cost. */
export function GroupBoard({ builder, code, onOpen }: GroupBoardProps) {
  const { method, state } = builder;
  const picks = builder.slotOf(code)?.picks ?? noPicks;
  const { groups } = picks;
  const complete = groups.filter(isGroup).length;
  const problem = isEmpty(picks) ? null : slotGames[builder.gameId].warning?.(picks, method);
  const words = coefLabel({ methodId: method.id, groups });
  const isFull = groups.length >= method.groups.most;
  const fill = () =>
    builder.change(
      randomFill(state, { random: builder.random, codes: [code], keepsMine: true, count: method.groups.least }),
    );
  return (
    <>
      <Stack as="section" aria-label={`Các bộ số của vé ${code}`} gap={10}>
        <Inline rowGap={0} className={groupsHead}>
          <Text as="h2" size="subtitle" weight="bold">
            Các bộ số
          </Text>
          <Text as="span" size="label" tone="soft" className={groupsCount}>
            {complete}/{method.groups.most} bộ
          </Text>
          <Button kind="accent" size="medium" icon={<DicesIcon />} onClick={fill} aria-disabled={isFull}>
            Chọn nhanh
          </Button>
        </Inline>
        <DigitTiles
          label="Bộ số"
          groups={groups}
          length={DIGITS}
          wrong={wrongGroups(groups, method.groups)}
          onSelect={({ index }) => onOpen(index)}
          onRemove={({ index }) => builder.setPicks(code, { groups: removeGroup(typingOf(groups), index).groups })}
        >
          <AddCard aria-disabled={isFull} aria-haspopup="dialog" onClick={() => onOpen(groups.length)}>
            {isFull ? `Đã đủ ${method.groups.most} bộ số` : 'Thêm bộ số'}
          </AddCard>
        </DigitTiles>
        <div role="status">{problem ? <Notice tone="danger">{problem}</Notice> : null}</div>
        {words ? (
          <Card>
            <PriceCoef {...words} />
          </Card>
        ) : null}
      </Stack>
      <RemoveAll builder={builder} />
    </>
  );
}

/** What the price of a bao is made of. */
function PriceCoef({ coef, price }: { coef: string; price: string }) {
  return (
    <Stack as="dl">
      {[
        { term: 'Ghép thành', value: coef },
        { term: 'Giá mỗi kỳ', value: price },
      ].map(({ term, value }) => (
        <Inline key={term} gap={12} rowGap={0} align="stretch" justify="space-between">
          <dt>
            <Text as="span" tone="soft">
              {term}
            </Text>
          </dt>
          <dd>
            <Text as="span" weight="semibold">
              {value}
            </Text>
          </dd>
        </Inline>
      ))}
    </Stack>
  );
}
