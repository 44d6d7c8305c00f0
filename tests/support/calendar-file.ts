import ICAL from 'ical.js';

/** A calendar file as another program reads it. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  const valueOf = (name: string) => String(calendar.getFirstPropertyValue(name) ?? '');
  return {
    name: valueOf('x-wr-calname'),
    description: valueOf('x-wr-caldesc'),
    events: calendar.getAllSubcomponents('vevent').map(readEvent),
  };
}

function readEvent(component: ICAL.Component) {
  const event = new ICAL.Event(component);
  return {
    uid: event.uid,
    summary: event.summary,
    description: event.description,
    url: String(component.getFirstPropertyValue('url')),
    // ISO dates; the end is the first day after.
    start: event.startDate.toString(),
    end: event.endDate.toString(),
    isWholeDay: event.startDate.isDate && event.endDate.isDate,
    stamp: String(component.getFirstPropertyValue('dtstamp')),
  };
}

/** The lines as they stand in the file, and what of them breaks RFC 5545, section 3.1. */
export function brokenLines(text: string): string[] {
  const lines = text.split('\r\n');
  const last = lines.pop();
  return [
    ...lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line) || line === ''),
    ...(last === '' ? [] : [`no CRLF after ${last}`]),
    // Half a character in a line would not survive as UTF-8.
    ...lines.filter((line) => Buffer.from(line).toString() !== line),
  ];
}
