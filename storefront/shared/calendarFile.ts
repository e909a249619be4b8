/** What stands in a calendar. */
export interface CalendarEvent {
  /** Unique for good: adding the file twice changes the entry instead of doubling it. */
  uid: string;
  title: string;
  description: string;
  /** Leads back to the shop. */
  url: string;
  /** Ms since the epoch. */
  start: number;
  /** Ms since the epoch. */
  end: number;
  /** Minutes before the start at which the device rings. */
  reminder: number;
  /** When the file was made, in ms. */
  madeAt: number;
}

const MOST_OCTETS = 75;

/** 20261122T110000Z. */
function utc(moment: number): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** A line of more than 75 octets goes on in the next one after a blank, and no character is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MOST_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

/** One event as a calendar file (RFC 5545), which every phone's calendar takes. */
export function calendarFile({ uid, title, description, url, start, end, reminder, madeAt }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ve Loc//Storefront//VI',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${reminder}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
