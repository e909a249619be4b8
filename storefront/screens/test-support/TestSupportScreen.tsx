import { BackHeader } from '../../shared/layouts/BackHeader';
import {
  Button,
  Card,
  CheckIcon,
  CopyIcon,
  CopyRow,
  Inline,
  Notice,
  Page,
  PageLayout,
  RefreshCwIcon,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
} from '@veloc/ui';
import { useState } from 'react';
import * as place from '../../shared/place.css';
import { useOnline } from '../../shared/pageLifecycle';
import { messageOf } from '../../api/errors';
import { useConnection } from '../../data/useConnection';
import { useSupportContact } from '../../data/content';

/** What a person in support asks about first. */
function deviceFacts(window: Window): { label: string; value: string }[] {
  const { navigator, innerWidth, innerHeight, devicePixelRatio, screen } = window;
  return [
    { label: 'Trình duyệt', value: navigator.userAgent },
    { label: 'Ngôn ngữ', value: navigator.languages.join(', ') || navigator.language },
    { label: 'Cửa sổ', value: `${innerWidth} × ${innerHeight} px, tỉ lệ ${devicePixelRatio}` },
    { label: 'Màn hình', value: `${screen.width} × ${screen.height} px` },
    { label: 'Múi giờ', value: Intl.DateTimeFormat().resolvedOptions().timeZone },
    { label: 'Cookie', value: navigator.cookieEnabled ? 'Được phép' : 'Bị chặn' },
  ];
}

/** What support asks for: how to reach it, what device this is, whether the shop can be reached. */
export default function TestSupportScreen() {
  const { contact, isLoading } = useSupportContact();
  const isOnline = useOnline();
  const { reached, error, isChecking, check } = useConnection();
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);

  const ways = contact
    ? [
        { label: 'Điện thoại', value: contact.phone },
        { label: 'Email', value: contact.email },
        { label: 'Zalo', value: contact.zalo },
        { label: 'Giờ làm việc', value: contact.hours },
      ].filter(({ value }) => value !== '')
    : [];
  const facts = deviceFacts(window);
  const server = isChecking ? 'Đang kiểm tra' : reached ? `Trả lời sau ${reached.took} ms` : messageOf(error);
  const reach = [
    { label: 'Mạng của thiết bị', value: isOnline ? 'Có mạng' : 'Mất mạng' },
    { label: 'Máy chủ', value: server },
    ...(reached ? [{ label: 'Đồng hồ lệch', value: `${(reached.ahead / 1000).toFixed(1)} giây` }] : []),
  ];

  const copy = () =>
    navigator.clipboard.writeText([...facts, ...reach].map(({ label, value }) => `${label}: ${value}`).join('\n')).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );

  return (
    <PageLayout>
      <BackHeader title="Kiểm tra hỗ trợ" />
      <Page as="main" start={12}>
        <Stack as="section" gap={8} className={place.section}>
          <Text as="h2" size="subtitle" weight="bold">
            Liên hệ
          </Text>
          <Card aria-busy={isLoading}>
            {ways.map((way) => (
              <CopyRow key={way.label} {...way} />
            ))}
            {isLoading ? <Skeleton height="8rem" shape="block" /> : null}
            {!isLoading && !contact ? <Text tone="soft">Chưa tải được thông tin liên hệ.</Text> : null}
          </Card>
        </Stack>
        <Stack as="section" gap={8} className={place.section}>
          <Inline justify="space-between">
            <Text as="h2" size="subtitle" weight="bold">
              Kết nối
            </Text>
            <span role="status">
              {isChecking ? (
                <StatusBadge>Đang kiểm tra</StatusBadge>
              ) : reached ? (
                <StatusBadge tone="success">Kết nối tốt</StatusBadge>
              ) : (
                <StatusBadge tone="warning">Không kết nối được</StatusBadge>
              )}
            </span>
          </Inline>
          <Card>
            <Stack gap={4}>
              {reach.map(({ label, value }) => (
                <Text key={label}>
                  <Text as="span" tone="soft">
                    {label}:
                  </Text>{' '}
                  {value}
                </Text>
              ))}
              <Button kind="tonal" size="medium" icon={<RefreshCwIcon />} isLoading={isChecking} onClick={check}>
                Kiểm tra lại
              </Button>
            </Stack>
          </Card>
        </Stack>
        <Stack as="section" gap={8} className={place.section}>
          <Text as="h2" size="subtitle" weight="bold">
            Thiết bị
          </Text>
          <Card>
            {facts.map((fact) => (
              <CopyRow key={fact.label} {...fact} />
            ))}
          </Card>
        </Stack>
        <Button wide icon={copied === 'yes' ? <CheckIcon /> : <CopyIcon />} onClick={() => void copy()}>
          {copied === 'yes' ? 'Đã sao chép' : 'Sao chép tất cả'}
        </Button>
        {copied === 'no' ? (
          <Notice tone="warning" role="alert">
            Trình duyệt không cho sao chép. Hãy chụp màn hình trang này.
          </Notice>
        ) : null}
      </Page>
    </PageLayout>
  );
}
