import { expect, test } from 'vitest';
import { createEventNames, functionAt, refusesTracking } from './visitor-events.ts';

test.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
])('a browser with %j asks not to be tracked: %s', (preferences, refuses) => {
  expect(refusesTracking(preferences)).toBe(refuses);
});

test.each([
  ['plausible', 'plausible: a'],
  ['umami.track', 'umami: a'],
  ['umami', undefined],
  ['umami.none', undefined],
  ['none.track', undefined],
])('the function %s, called as a method of its object, returns %j', (name, told) => {
  const root = {
    plausible: (event: string) => `plausible: ${event}`,
    umami: {
      name: 'umami',
      track(event: string) {
        return `${this.name}: ${event}`;
      },
    },
  };
  expect(functionAt(root, name)?.('a')).toBe(told);
});

const BOOKING = 'https://booking.test/a';

/** An event on an element that matches the selector `place`, and no other. */
function eventOn(type: string, place: string, facts: { href?: string; value?: string } = {}) {
  const element = {
    closest: (asked: string) => (asked === place ? element : null),
    querySelector: () => facts,
    getAttribute: () => facts.href,
  };
  return { type, target: element } as unknown as Event;
}

test.each([
  [eventOn('lead-sent', '#site-inquiry'), 'Project form sent'],
  [eventOn('lead-sent', '#contact'), 'Contact form sent'],
  [eventOn('reset', '#contact'), undefined],
  [eventOn('click', 'a', { href: BOOKING }), 'Consultation opened'],
  [eventOn('click', 'a', { href: '/blog' }), undefined],
  [eventOn('click', '.chat-quick button'), 'First chat message'],
  [eventOn('submit', '.chat-form', { value: ' Hello' }), 'First chat message'],
  [eventOn('submit', '.chat-form', { value: ' ' }), undefined],
  [eventOn('click', 'button'), undefined],
])('a $type event counts as $1, depending on its element', (event, name) => {
  expect(createEventNames(BOOKING)(event)).toBe(name);
});

test('only the first chat message is counted', () => {
  const nameOf = createEventNames(undefined);
  const send = () => nameOf(eventOn('submit', '.chat-form', { value: 'Hello' }));
  expect([send(), send()]).toEqual(['First chat message', undefined]);
});
