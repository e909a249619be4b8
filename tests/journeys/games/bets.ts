import type { Locator, Page } from '@playwright/test';
import type { BetOutcome, TicketByGame } from '@veloc/rules';

/** A ticket of Keno's side games: one outcome, `stake` in đồng. */
export function betTicket(playMethod: BetOutcome, stake: number): TicketByGame['kenoeo'] {
  return {
    code: 'A',
    label: 'keno',
    listNumber: [],
    playMethod,
    betAmount: stake,
    price: '10000',
    isDone: true,
  };
}

/** The card of an outcome to bet on. */
export function bet(page: Page, name: RegExp): Locator {
  return page.getByRole('radiogroup', { name: /bạn dự đoán/ }).getByRole('radio', { name });
}
