import type { Messages } from './MessagesContext';

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

function time(days: number, hours: number, minutes: number): string {
  return [days && counted(days, 'day'), hours && counted(hours, 'hour'), minutes && counted(minutes, 'minute')]
    .filter(Boolean)
    .join(' ');
}

/** Everything in English, for `<MessagesProvider locale="en" messages={english}>`. */
export const english: Messages = {
  amountField: { choices: (label) => `${label}: quick choices` },
  amountPicker: {
    other: 'Other amount',
    tooLittle: (min) => `The least amount is ${min}`,
    tooMuch: (max) => `The most is ${max}`,
    notMultiple: (step) => `The amount must be a multiple of ${step}`,
    limits(min, max, step) {
      const range = min && max ? `From ${min} to ${max}` : min ? `From ${min}` : max ? `Up to ${max}` : '';
      return [range, step && `${range ? 'in' : 'In'} multiples of ${step}`].filter(Boolean).join(', ');
    },
  },
  appFrame: { about: 'About', links: 'More links' },
  balancePill: { balance: 'Balance', hidden: 'hidden', recharge: 'top up' },
  balancePopup: { title: 'Balance too low', total: 'To pay', balance: 'Your balance' },
  bankPicker: {
    label: 'Choose a bank',
    search: 'Search',
    close: 'Close search',
    query: 'Name or code of the bank',
    notFound: (query) => `No bank matches “${query}”.`,
    none: 'There are no banks to choose from yet.',
    found: (count) => `${counted(count, 'bank')} found`,
  },
  banner: {
    carousel: 'carousel',
    slide: (place, title) => `News ${place}: ${title}`,
    shown: (place, count, title) => `News ${place} of ${count}: ${title}`,
    play: 'Let the news move on',
    pause: 'Stop the news moving',
  },
  bell: { label: (unread) => (unread > 0 ? `Notifications, ${unread} unread` : 'Notifications') },
  budgetRing: {
    spent: 'Played',
    of: (budget) => `of ${budget}`,
    none: 'no budget yet',
    share: (spent, budget, percent) => `${spent} of ${budget} played, ${percent}%`,
  },
  buttons: { login: 'Log in', close: 'Close', retry: 'Try again', rechargeNow: 'Top up now' },
  cartGroup: {
    ticket: (code, name) => `ticket ${code} ${name}`,
    each: 'Choose each',
    chooseEach: (name) => `Choose each ticket of ${name}`,
    done: 'Done',
    closed: 'Closed',
    more: (count) => `Show ${counted(count, 'more ticket', 'more tickets')}`,
    fewer: 'Show fewer',
    remove: 'Remove',
  },
  cartLine: {
    choose: (name) => `Choose ${name}`,
    remove: (name) => `Remove ${name}`,
    quantity: (name) => `Quantity of ${name}`,
  },
  chart: {
    table: 'Show the figures as a table',
    none: 'No figures yet.',
    all: (value) => `All are ${value}.`,
    range: (highest, lowest) => `Highest ${highest}, lowest ${lowest}.`,
  },
  contactButton: { label: 'Contact us', online: 'Contact us, online now' },
  copying: { copy: (label) => `Copy ${label.toLowerCase()}`, copied: 'Copied' },
  countdown: {
    ended: 'Time is up',
    lastMinute: 'Less than 1 minute left',
    left: (days, hours, minutes) => `${time(days, hours, minutes)} left`,
    days: (days) => counted(days, 'day'),
    time,
    next: 'Opening the next draw…',
  },
  digitPad: {
    label: 'Number pad',
    delete: 'Delete one digit',
    deleted: 'One digit deleted',
    random: 'Random',
    randomPicked: 'Picked at random',
    clear: 'Clear all',
    cleared: 'All cleared',
  },
  digitTiles: {
    empty: 'empty',
    missing: (count) => `${counted(count, 'digit')} missing`,
    typing: 'being typed',
    wrong: 'not valid yet',
    matchedDigits: (digits) => `matched ${digits}`,
    unmatched: 'not matched',
    remove: (label) => `Remove ${label.toLowerCase()}`,
  },
  draw: { matched: 'matched', drawn: 'drawn', numbers: 'Numbers drawn' },
  drawStage: {
    drawing: 'Drawing…',
    ball: (place, count) => `Number ${place} of ${count}`,
    numbers: 'Numbers drawn',
  },
  drawTime: {
    soon: 'any moment',
    drawing: 'result to come',
    // A line never ends between a number and its unit.
    left: (days, hours, minutes) => {
      if (days > 1) return `in ${days}\u00A0days`;
      if (days > 0) return `in 1\u00A0day${hours > 0 ? ` ${hours}\u00A0h` : ''}`;
      if (hours > 0) return `in ${hours}\u00A0h${minutes > 0 ? ` ${minutes}\u00A0min` : ''}`;
      return `in ${minutes}\u00A0min`;
    },
  },
  foldCard: { show: 'Show', hide: 'Hide' },
  fixedFooter: { total: 'Total' },
  header: { menu: 'Open the menu', back: 'Back' },
  infiniteList: { end: 'That is all', loading: 'Loading more…' },
  jackpotHero: { label: 'Estimated jackpot', countdown: 'Sales close in' },
  logo: { name: 'Vé Lộc' },
  money: { unknown: 'Not known yet' },
  numberGrid: {
    picked: (count, left) => `${count} picked, ${left} to go`,
    pickedNumbers: (numbers) => `Picked ${numbers}`,
    full: (max) => `All ${counted(max, 'number')} picked. Take one off to pick another.`,
    tooMany: (extra, max) => `${counted(extra, 'number')} too many. Take off until ${max} are left.`,
  },
  oddsField: {
    caption: (dots, each) => `${dots} dots · each is ${each === null ? 'one outcome' : `about ${each} outcomes`}`,
  },
  numberSetCard: {
    edit: (name) => `Edit ${name}`,
    draws: (count) => (count === 1 ? 'Matched in the last draw' : `Matched in ${count} draws, old → new`),
    matches: (count, won) => (won ? `${count} matched, won` : `${count} matched`),
  },
  numberTray: { label: 'Picked numbers', none: 'No numbers picked yet' },
  otpField: { label: 'Verification code' },
  periodPicker: { label: 'Number of draws', periods: (count) => counted(count, 'draw') },
  phoneField: { number: 'Phone number', countryCode: 'Country code' },
  pinField: { label: 'PIN', show: 'Show PIN', hide: 'Hide PIN' },
  playLine: { number: 'Number', remove: (digits, kind) => `Remove number ${digits}, ${kind}` },
  giftEnvelope: {
    gift: 'Lucky envelope',
    to: (name) => `For ${name}`,
    recipient: 'For',
    wish: 'Wish',
    ownWish: 'A little luck for you',
    left: (count) => `${counted(count, 'character')} left`,
  },
  drawTable: {
    prize: 'Prize',
    swipe: (name) => `Swipe sideways for ${name}`,
    found: (count, ending) => `${counted(count, 'number')} ending in ${ending}`,
  },
  lastTwoDigits: { first: 'First', last: 'Last', none: 'none', special: 'special prize' },
  prizeTable: { prize: 'Prize', count: 'Winners', value: 'Value', mine: 'your prize' },
  proofSteps: { passed: 'right', failed: 'wrong', pending: 'not there yet', checking: 'being checked' },
  receiptHead: { paid: 'Paid', won: 'Won' },
  seal: {
    promised: 'Received',
    entered: 'In the book',
    sealed: 'Sealed',
    late: 'Entered late',
    broken: 'Does not match',
  },
  quantityStepper: {
    least: (min) => `At least ${min}`,
    most: (max) => `At most ${max}`,
    less: 'Decrease',
    more: 'Increase',
  },
  searchField: { clear: 'Clear the search' },
  sidebar: { title: 'Menu' },
  spinnerOverlay: { label: 'Loading…' },
  stockCard: {
    none: 'Sold out',
    left: (count) => `${counted(count, 'ticket')} left`,
    tickets: (count) => counted(count, 'ticket'),
    number: 'Number',
    label: (numbers, left, taken) =>
      [`Ticket number ${numbers}`, left.toLowerCase(), taken > 0 ? `${counted(taken, 'ticket')} taken` : '']
        .filter(Boolean)
        .join(', '),
  },
  syncStatus: {
    synced: 'Synced',
    pending: 'Waiting to sync',
    failed: (attempts, most) => `Sync failed · tried ${attempts}/${most} times`,
  },
  tabBar: { label: 'Main navigation' },
  themeSwitch: { label: 'Dark theme' },
  ticket: {
    ticket: 'Ticket',
    numbers: (code) => `Numbers of ticket ${code}`,
    plus: 'plus',
    loading: 'Loading',
    empty: 'No numbers picked',
    random: (code) => `Quick pick for ticket ${code}`,
    edit: (code) => `Edit ticket ${code}`,
    remove: (code) => `Clear ticket ${code}`,
    yours: 'Your tickets',
  },
  toasts: { label: 'Notifications, key F8' },
  warningPopup: { title: 'Notice' },
  winReveal: {
    skip: 'Skip',
    luck: 'Luck is here',
    won: 'Congratulations, you have won',
    yours: 'Your ticket',
    numbers: 'Numbers of the ticket',
    prize: 'Prize',
    result: 'Drawn',
    hide: 'Hide the amount',
    show: 'Show the amount',
    hidden: 'The amount is hidden',
  },
};
