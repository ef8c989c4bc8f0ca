import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anAlert } from '#tests/builders/alerts/told.ts';
import { mailTemplates } from '../documents/mail.ts';
import { channels, chosenChannelsSchema, toldKinds } from '../documents/alerts/notification-preferences.ts';
import { isKnownPushService } from '../documents/alerts/push-subscription.ts';
import { isKeptFor } from '../mail/kept-notification.ts';
import { momentOf } from '../requests/calendar.ts';
import { alertsOf, claimAlert, mayLeave, settleAlert } from './alert-delivery.ts';
import { alertWindowsOf } from './alert-windows.ts';
import { mobileNumberOf } from './mobile-number.ts';
import { afterQuiet, hourBeforeQuiet, isQuiet } from './quiet-hours.ts';
import { channelsFor, channelsOfKind, isAlwaysMailed, toldKindOf } from './told-channels.ts';

const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
const chosen = fc.record(
  Object.fromEntries(toldKinds.map((kind) => [kind, fc.subarray([...channels])])) as Record<
    (typeof toldKinds)[number],
    fc.Arbitrary<(typeof channels)[number][]>
  >,
  { requiredKeys: [] },
);
const values = { visit: 'visit-1', name: 'Maria', service: 'garden', when: '2026-03-03 14:00', hours: '2' };

describe('quiet hours', () => {
  test('nothing may leave from 21 to 8 o’clock in Brussels, and what waits leaves at 8', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const free = afterQuiet(moment);
        expect(isQuiet(free)).toBe(false);
        expect(free >= moment).toBe(true);
        // The clock's night in autumn has an hour more.
        expect(free.getTime() - moment.getTime()).toBeLessThanOrEqual(12 * 3_600_000);
        if (!isQuiet(moment)) expect(free).toEqual(moment);
      }),
    );
    expect(isQuiet(momentOf('2026-07-01', '20:59'))).toBe(false);
    expect(isQuiet(momentOf('2026-07-01', '21:00'))).toBe(true);
    expect(afterQuiet(momentOf('2026-07-01', '23:30'))).toEqual(momentOf('2026-07-02', '08:00'));
    expect(afterQuiet(momentOf('2026-07-01', '00:30'))).toEqual(momentOf('2026-07-01', '08:00'));
  });

  test('the hour before them is the last in which a sound is made', () => {
    fc.assert(
      fc.property(moments.filter(isQuiet), (moment) => {
        const { from, until } = hourBeforeQuiet(moment);
        expect([isQuiet(from), isQuiet(until), until < moment || until.getTime() <= moment.getTime()]).toEqual([
          false,
          true,
          true,
        ]);
      }),
    );
  });
});

describe('channels', () => {
  test('what the contract wants in writing is mailed whatever was chosen, and a change is never kept silent', () => {
    fc.assert(
      fc.property(chosen, fc.constantFrom(...toldKinds), (preferences, kind) => {
        const told = channelsFor(kind, preferences);
        expect(new Set(told).size).toBe(told.length);
        expect(told.every((channel) => channelsOfKind(kind).includes(channel))).toBe(true);
        if (isAlwaysMailed(kind)) expect(told).toContain('mail');
        if (kind === 'change') expect(told.length).toBeGreaterThan(0);
        const wanted = preferences[kind];
        if (wanted !== undefined && !isAlwaysMailed(kind) && wanted.length > 0) {
          expect(told).toEqual(channelsOfKind(kind).filter((channel) => wanted.includes(channel)));
        }
      }),
    );
  });

  test('whoever chose nothing hears of everything, and never by SMS', () => {
    for (const kind of toldKinds) {
      expect(channelsFor(kind, {})).not.toEqual([]);
      expect(channelsFor(kind, {})).not.toContain('sms');
    }
    expect(channelsFor('reminder', { reminder: [] })).toEqual([]);
  });

  test('only what the app keeps can be told otherwise than by mail', () => {
    expect(mailTemplates.filter((template) => toldKindOf(template) !== null && !isKeptFor(template))).toEqual([]);
  });

  test('a choice of another version is not read as one of this', () => {
    expect(chosenChannelsSchema.safeParse({ reminder: ['pigeon'] }).success).toBe(false);
  });
});

describe('windows', () => {
  test('none begins in quiet hours or is over, whatever is told and whenever', () => {
    fc.assert(
      fc.property(moments, moments, fc.constantFrom(...mailTemplates), (now, start, template) => {
        const told = { ...values, when: start.toISOString().slice(0, 16).replace('T', ' ') };
        for (const { from, until } of alertWindowsOf(template, told, now)) {
          expect(isQuiet(from)).toBe(false);
          expect(from < until && now < until).toBe(true);
        }
      }),
    );
  });

  test('a visit at 14 h is told of at 18 h the evening before, and from 13 h on the day', () => {
    const dayBefore = momentOf('2026-03-02', '09:00');
    expect(alertWindowsOf('visit-tomorrow', values, dayBefore)).toEqual([
      { text: 'tomorrow', from: momentOf('2026-03-02', '18:00'), until: momentOf('2026-03-02', '21:00') },
    ]);
    expect(alertWindowsOf('visit-today', values, momentOf('2026-03-03', '10:00'))).toEqual([
      { text: 'soon', from: momentOf('2026-03-03', '13:00'), until: momentOf('2026-03-03', '13:45') },
    ]);
  });

  test('what would ring at 7.30 h rings at 20 h the evening before', () => {
    const early = { ...values, when: '2026-03-03 08:30' };
    expect(alertWindowsOf('visit-tomorrow', early, momentOf('2026-03-02', '09:00'))).toEqual([
      { text: 'tomorrow', from: momentOf('2026-03-02', '18:00'), until: momentOf('2026-03-02', '21:00') },
      { text: 'early', from: momentOf('2026-03-02', '20:00'), until: momentOf('2026-03-02', '21:00') },
    ]);
    expect(alertWindowsOf('visit-today', early, momentOf('2026-03-03', '05:00'))).toEqual([]);
  });

  test('a reminder of an evening that is over is not made', () => {
    expect(alertWindowsOf('visit-tomorrow', values, momentOf('2026-03-02', '21:30'))).toEqual([]);
  });

  test('a change at night waits for the morning', () => {
    const [window] = alertWindowsOf('visit-moved', values, momentOf('2026-03-02', '23:00'));
    expect(window?.from).toEqual(momentOf('2026-03-03', '08:00'));
  });
});

describe('delivery', () => {
  const claimed = claimAlert(anAlert(), momentOf('2026-03-02', '10:00')) ?? anAlert();

  test('one that is too late is dropped and not claimed', () => {
    expect(claimAlert(anAlert(), anAlert().expires_at)).toMatchObject({ state: 'dropped', reason: 'too-late' });
  });

  test('one whose attempts reached the quiet hours waits for 8 o’clock', () => {
    const late = anAlert({ expires_at: momentOf('2026-03-05', '12:00') });
    expect(claimAlert(late, momentOf('2026-03-02', '21:10'))).toMatchObject({
      state: 'pending',
      next_attempt_at: momentOf('2026-03-03', '08:00'),
    });
  });

  test('an SMS whose attempt died is not sent again; a push message is', () => {
    const at = momentOf('2026-03-02', '10:30');
    expect(claimAlert({ ...claimed, channel: 'sms' }, at)).toMatchObject({ state: 'dropped', reason: 'interrupted' });
    expect(claimAlert({ ...claimed, channel: 'push' }, at)).toMatchObject({ state: 'sending', attempts: 2 });
  });

  test('a holder that stood still hands nothing over', () => {
    expect(mayLeave(claimed, momentOf('2026-03-02', '10:00'))).toBe(true);
    expect(mayLeave(claimed, new Date(momentOf('2026-03-02', '10:00').getTime() + 60_000))).toBe(false);
  });

  test('a repetition that would come too late is not waited for', () => {
    const soon = { ...claimed, expires_at: new Date(momentOf('2026-03-02', '10:00').getTime() + 10_000) };
    expect(
      settleAlert(soon, 1, { kind: 'retry', reason: 'unavailable' }, momentOf('2026-03-02', '10:00')),
    ).toMatchObject({ state: 'dropped', reason: 'too-late' });
  });

  test('ordering the same mail again meets the same ids', () => {
    const mail = { template: 'visit-tomorrow', language: 'NL', values } as const;
    const to = { userId: 'maria', chosen: { reminder: ['push', 'sms'] } } as const;
    const ids = (now: Date) => alertsOf('mail-1', mail, { ...to, chosen: { reminder: ['push', 'sms'] } }, now);
    const first = ids(momentOf('2026-03-02', '09:00')).map(({ id }) => id);
    expect(first).toEqual(['mail-1_tomorrow_push', 'mail-1_tomorrow_sms']);
    expect(ids(momentOf('2026-03-02', '12:00')).map(({ id }) => id)).toEqual(first);
  });
});

test.each([
  ['0470 11 22 33', '+32470112233'],
  ['+32 (470) 11.22.33', '+32470112233'],
  ['0032470112233', '+32470112233'],
  ['09 225 11 22', null],
  ['+31612345678', null],
  ['0000000000', null],
])('an SMS to %s goes to %s', (typed, mobile) => {
  expect(mobileNumberOf(typed)).toBe(mobile);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/a:b', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://web.push.apple.com/QK', true],
  ['https://wns2-am3p.notify.windows.com/w/?token=x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.evil.test/x', false],
  ['https://evil.test/fcm.googleapis.com/', false],
  ['https://evil.test#.push.apple.com/x', false],
  ['https://user@web.push.apple.com/x', false],
  ['https://web.push.apple.com:8443/x', false],
  ['https://169.254.169.254/.notify.windows.com/', false],
])('whether %s is a push service that is called: %s', (address, isKnown) => {
  expect(isKnownPushService(address)).toBe(isKnown);
});
