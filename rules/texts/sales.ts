// The end of sales, wherever it is said. Apart from the texts of countdowns, which come with the first page.

/** Sales have closed: why an order cannot be paid. */
export const salesClosed = 'Kỳ quay đã đóng bán';

/** What PERIOD_CLOSED says. */
export const salesClosedChooseAnother = `${salesClosed}. Vui lòng chọn kỳ khác.`;

/** 'Kỳ quay đã đóng bán nên 2 vé này chưa được mua.', where a way to the next draw follows. */
export function salesClosedOfTickets(count: number): string {
  return `${salesClosed} nên ${count > 1 ? `${count} vé` : 'vé'} này chưa được mua.`;
}

/** 'Kỳ #01271 đã đóng bán. Vé của bạn sẽ dự thưởng kỳ #01272.': the draw of a ticket that is being built has changed. */
export function salesClosedWhileBuilding(closed: string, next: string): string {
  return `${closed} đã đóng bán. Vé của bạn sẽ dự thưởng ${next}.`;
}

/** Loto and Classic: no channel of a day is left. */
export const salesClosedOfDay = 'Các đài của ngày này đã đóng bán';
