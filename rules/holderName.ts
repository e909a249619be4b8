/** 'Nguyễn Thị Đào ' as banks write it: 'NGUYEN THI DAO'. */
export function asBanksWrite(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[đĐ]/g, 'D')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase();
}

/** Whether two names are one person's, whatever their accents, case and spaces (decision A32). No name is nobody's. */
export function isSameName(one: string, other: string): boolean {
  const folded = (name: string) => asBanksWrite(name).replaceAll(' ', '');
  return folded(one) !== '' && folded(one) === folded(other);
}
