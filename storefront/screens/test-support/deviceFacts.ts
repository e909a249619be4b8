/** What a person in support asks about first. */
export function deviceFacts(window: Window): { label: string; value: string }[] {
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
