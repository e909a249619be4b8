import {
  limitSpans,
  texts,
  vietnamDate,
  vietnamTime,
  type BreakLength,
  type LimitSpan,
  type LimitsRequest,
  type PlayLimits,
} from '@veloc/rules';
import { Card, Notice, Skeleton, Stack, Text, TextLink, TotalBox, useClock } from '@veloc/ui';
import { useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { useTask } from '../../shared/useTask';
import { ApiError, messageOf } from '../../api/errors';
import type { PaymentProof } from '../../api/calls/money';
import { proofLabel } from '../../features/order/order';
import { usePlayLimits } from '../../data/settings';
import { SettingsPage } from '../../features/settings/SettingsPage';
import * as place from '../../shared/place.css';
import { BreakChoice } from './parts/BreakChoice';
import { BudgetSheet } from './parts/BudgetSheet';
import { LimitCard } from './parts/LimitCard';
import { LimitSheet } from './parts/LimitSheet';
import * as paths from '../../shared/paths';
import { LoadFallback } from '../../shared/LoadFallback';

/** Safer play: limits on spending, and breaks. */
export default function LimitsScreen() {
  const { playLimits, error, retry, change, takeBreak } = usePlayLimits();
  const clock = useClock();
  const isBudgetAsked = useSearch() === 'budget';
  const [edited, setEdited] = useState<LimitSpan>(isBudgetAsked ? 'month' : 'day');
  const [isEditing, setEditing] = useState(isBudgetAsked);
  const breaks = useRef<HTMLElement>(null);
  const [turn, setTurn] = useState(0);
  const saving = useTask();
  const resting = useTask(proofLabel);
  /** Why the server takes a code alone for a break here. */
  const [codeOnly, setCodeOnly] = useState<string>();
  const until = playLimits?.breakUntil ?? null;
  const isResting = until !== null && Date.parse(until) > clock.now();

  const edit = (span: LimitSpan) => {
    setEdited(span);
    // The sheet begins with the limit as it stands.
    setTurn(turn + 1);
    saving.setError(null);
    setEditing(true);
  };
  const save = async (wanted: LimitsRequest) => {
    if (await saving.run(() => change(wanted))) setEditing(false);
  };
  const goToBreaks = () => {
    setEditing(false);
    breaks.current?.scrollIntoView();
  };

  const rest = async (length: BreakLength, proof: PaymentProof) => {
    let isRefused = false;
    const isDone = await resting.run(async () => {
      try {
        await takeBreak(length, proof);
      } catch (failure) {
        isRefused = failure instanceof ApiError && failure.code === 'CODE_REQUIRED';
        if (!isRefused) throw failure;
        setCodeOnly(messageOf(failure));
      }
    });
    return isDone && !isRefused;
  };

  return (
    <SettingsPage title="Chơi có trách nhiệm" reason="Đăng nhập để đặt giới hạn chi tiêu của bạn.">
      {playLimits ? (
        <>
          {isResting ? (
            <Notice tone="warning" role="status">
              {texts.onBreak(vietnamTime(until), vietnamDate(until))}
            </Notice>
          ) : (
            <Notice>Vé số là để vui. Đặt giới hạn giúp bạn luôn chủ động với số tiền của mình.</Notice>
          )}
          <Stack as="section" gap={8} className={place.section}>
            <Text as="h2" size="subtitle" weight="bold">
              Giới hạn mua vé
            </Text>
            {limitSpans.map((span) => (
              <LimitCard key={span} span={span} playLimits={playLimits} onEdit={() => edit(span)} />
            ))}
          </Stack>
          <YearSoFar year={playLimits.year} />
          <Stack as="section" gap={8} className={place.section} ref={breaks}>
            <Text as="h2" size="subtitle" weight="bold">
              {isResting ? 'Nghỉ lâu hơn' : 'Tạm nghỉ'}
            </Text>
            <BreakChoice
              isBusy={resting.isBusy}
              error={resting.error}
              codeOnly={codeOnly}
              onTake={rest}
              onForget={() => resting.setError(null)}
            />
          </Stack>
          <Text size="label" tone="soft" align="center">
            Cần người trò chuyện? <TextLink href={paths.contact}>Liên hệ với chúng tôi</TextLink>
          </Text>
          {edited === 'month' ? (
            <BudgetSheet
              key={turn}
              open={isEditing}
              playLimits={playLimits}
              isBusy={saving.isBusy}
              error={saving.error}
              onClose={() => setEditing(false)}
              onSave={(wanted) => void save(wanted)}
              onBreak={goToBreaks}
            />
          ) : (
            <LimitSheet
              key={turn}
              open={isEditing}
              span={edited}
              current={playLimits.limits[edited]}
              isBusy={saving.isBusy}
              error={saving.error}
              onClose={() => setEditing(false)}
              onSave={(amount) => void save({ [edited]: amount })}
            />
          )}
        </>
      ) : (
        <LoadFallback error={error} failure="Chưa tải được giới hạn" onRetry={retry}>
          <Card role="status" aria-busy="true" aria-label="Đang tải giới hạn">
            <Skeleton height="16rem" shape="block" />
          </Card>
        </LoadFallback>
      )}
    </SettingsPage>
  );
}

/** What tickets have really cost and won since 1 January; the difference is what playing has cost. */
function YearSoFar({ year: { spent, won } }: Pick<PlayLimits, 'year'>) {
  const rest = won - spent;
  return (
    <Stack as="section" gap={8} className={place.section}>
      <Text as="h2" size="subtitle" weight="bold">
        Từ đầu năm đến nay
      </Text>
      <Card>
        <TotalBox
          rows={[
            { label: 'Đã mua vé', amount: spent },
            { label: 'Đã trúng thưởng', amount: won },
            {
              label: rest < 0 ? 'Chi nhiều hơn trúng' : 'Trúng nhiều hơn chi',
              amount: Math.abs(rest),
              emphasis: 'large',
            },
          ]}
        />
      </Card>
    </Stack>
  );
}
