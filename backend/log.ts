export interface Log {
  info(line: string): void;
  error(line: string, cause?: unknown): void;
}

/** Standard output for facts, standard error for faults. */
export const consoleLog: Log = {
  info: (line) => console.log(line),
  error: (line, cause) => console.error(line, cause ?? ''),
};

/** '+84912345678' becomes '+8491*****78': enough to find a complaint, too little to call. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 5)}${'*'.repeat(Math.max(phone.length - 7, 0))}${phone.slice(-2)}`;
}
