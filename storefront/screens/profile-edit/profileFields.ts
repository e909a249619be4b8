/** What /profile/edit asks for, as it is typed. */
export interface ProfileFields {
  name: string;
  email: string;
  identify: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const IDENTITY = /^[0-9A-Za-z]{6,20}$/;

/** What is wrong with each field; the server's own rules judge again. Only the name must be there. */
export function profileProblems({ name, email, identify }: ProfileFields): Partial<ProfileFields> {
  return {
    ...(name.trim() === '' ? { name: 'Vui lòng nhập họ và tên' } : {}),
    ...(email !== '' && !EMAIL.test(email.trim()) ? { email: 'Email không đúng định dạng' } : {}),
    ...(identify !== '' && !IDENTITY.test(identify.trim())
      ? { identify: 'Số giấy tờ gồm 6 đến 20 chữ cái hoặc chữ số' }
      : {}),
  };
}
