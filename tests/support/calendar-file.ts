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
    // ISO dates. `end` is the day after the last day.
    start: event.startDate.toString(),
    end: event.endDate.toString(),
    isWholeDay: event.startDate.isDate && event.endDate.isDate,
    stamp: String(component.getFirstPropertyValue('dtstamp')),
  };
}
