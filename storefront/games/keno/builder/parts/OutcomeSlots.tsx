import { outcomeLabels, slotIds, type SlotId } from '@veloc/rules';
import { formatMoney, OutcomeCard, OutcomeGroup, Stack, StatusBadge, Text } from '@veloc/ui';
import { useState } from 'react';
import { BuilderSlots } from '../../../../features/builder/parts/BuilderSlots';
import type { SlotPresentation } from '../../../../features/builder/slotPresentation';
import type { Builder } from '../../../../features/builder/useBuilder';
import { outcomeRule } from '../../../kenoOutcome/betCondition';
import { outcomePrizeFacts, outcomeQuestions } from '../kenoLabels';
import { Stakes } from './Stakes';

const outcomePresentation = (amount: number): SlotPresentation => ({
  figure: ({ picks: { outcome } }) =>
    outcome ? (
      <StatusBadge tone="accent">{outcomeLabels[outcome]}</StatusBadge>
    ) : (
      <Text as="span" size="label" tone="soft">
        Chưa chọn kết quả
      </Text>
    ),
  aside: (slot) => (slot.isDone ? formatMoney(slot.amount ?? amount) : null),
  drawsOne: true,
});

/** Bets on an outcome: the cards and the stake are those of the ticket in hand, and a row of the list takes it up. */
export function OutcomeSlots({ builder }: { builder: Builder }) {
  const [inHand, setInHand] = useState<SlotId>(slotIds[0]);
  const slot = builder.slotOf(inHand);
  const bet = slot?.picks.outcome ?? null;
  const question = builder.gameId === 'kenoud' ? outcomeQuestions.kenoud : outcomeQuestions.kenoeo;
  return (
    <>
      <Text as="p" size="label" tone="soft">
        <Text as="strong" size="label" tone="accent" weight="bold">
          Vé {inHand}
        </Text>{' '}
        · {question}
      </Text>
      <OutcomeGroup label={`Vé ${inHand}: bạn dự đoán`}>
        {builder.method.outcomes.map((outcome) => (
          <OutcomeCard
            key={outcome}
            name={outcomeLabels[outcome]}
            rule={outcomeRule(outcome)}
            prize={
              <Stack as="span" gap={0}>
                {outcomePrizeFacts(outcome, slot?.amount ?? builder.betAmount).map((prize) => (
                  <span key={prize}>{prize}</span>
                ))}
              </Stack>
            }
            selected={outcome === bet}
            onSelect={() => builder.setPicks(inHand, { outcome })}
          />
        ))}
      </OutcomeGroup>
      <Stakes
        label={`Số tiền dự thưởng vé ${inHand}`}
        value={slot?.amount ?? builder.betAmount}
        onChange={(amount) => builder.setBetAmount(amount, bet === null ? undefined : inHand)}
      />
      <BuilderSlots builder={builder} presentation={outcomePresentation(builder.betAmount)} onOpen={setInHand} />
    </>
  );
}
