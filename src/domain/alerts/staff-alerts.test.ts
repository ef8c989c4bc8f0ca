import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anAlert } from '#tests/builders/alerts/told.ts';
import { sampleMailValues } from '#tests/builders/mail-values.ts';
import { type Alert, alertSchema } from '../documents/alerts/alert.ts';
import { staffChannels, staffKinds } from '../documents/alerts/staff-channels.ts';
import { channels } from '../documents/alerts/notification-preferences.ts';
import { mailTemplates } from '../documents/mail.ts';
import { momentOf } from '../requests/calendar.ts';
import { alertDelivery, alertsOf, claimAlert, isStillWanted, settleAlert } from './alert-delivery.ts';
import { isQuiet } from './quiet-hours.ts';
import { dueOf, staffWindowOf } from './staff-windows.ts';
import { channelsFor, channelsOfKind, toldKindOf } from './told-channels.ts';

const dayMs = 86_400_000;
const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
const written = (moment: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short', timeStyle: 'short' }).format(
    moment,
  );

describe('which ways', () => {
  test('to whom nothing is mailed is phoned, and a change or a question is never kept silent', () => {
    expect(staffKinds.map((kind) => channelsFor(kind, {}, false))).toEqual([['call'], ['call'], ['call']]);
    const chosen = fc.subarray([...channels]);
    fc.assert(
      fc.property(fc.constantFrom(...staffKinds), chosen, (kind, ways) => {
        const told = channelsFor(kind, { [kind]: ways }, false);
        const possible = channelsOfKind(kind).filter((way) => ways.includes(way) && ['letter', 'call'].includes(way));
        if (kind === 'reminder' || possible.length > 0) expect(told).toEqual(possible);
        else expect(told).toEqual(['call']);
      }),
    );
  });

  test('nobody who has mails is written or phoned without having chosen it', () => {
    for (const kind of staffKinds) expect(channelsFor(kind, {})).not.toEqual(expect.arrayContaining(['call']));
    expect(channelsFor('change', { change: ['call'] })).toEqual(['call']);
    expect(channelsFor('approval', { approval: ['letter'] })).toEqual(['mail', 'letter']);
  });

  test('what is over within the hour, read in the app, or owed, is nothing for staff', () => {
    for (const kind of ['underway', 'message', 'payment', 'review'] as const) {
      expect(channelsOfKind(kind)).not.toEqual(expect.arrayContaining(['call']));
      expect(channelsFor(kind, {}, false)).toEqual([]);
    }
    expect(channelsOfKind('reminder')).not.toContain('letter');
  });
});

describe('when staff tells', () => {
  test('never after the fact, never a call that begins in quiet hours, and a letter arrives before the visit', () => {
    let letters = 0;
    let calls = 0;
    fc.assert(
      fc.property(
        ...[fc.constantFrom(...mailTemplates), moments, fc.integer({ min: -5 * 24 * 60, max: 30 * 24 * 60 })],
        fc.constantFrom(...staffChannels),
        (template, now, minutes, channel) => {
          const start = new Date(now.getTime() + minutes * 60_000);
          const window = staffWindowOf(template, { when: written(start) }, channel, now);
          if (window === null) return;
          const begins = momentOf(...(written(start).split(' ') as [string, string]));
          expect(window.from < window.until).toBe(true);
          expect(window.from >= now).toBe(true);
          if (begins > now) expect(window.until <= begins).toBe(true);
          if (window.channel === 'letter') {
            letters += 1;
            if (begins > now) expect(begins.getTime() - window.until.getTime()).toBe(7 * dayMs);
          } else {
            calls += 1;
            expect(isQuiet(window.from)).toBe(false);
          }
          const due = dueOf({ ...window, from: now });
          expect(due <= window.until).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
    expect(Math.min(letters, calls)).toBeGreaterThan(0);
  });

  test('a letter that would come too late becomes a call, once, also for whoever chose both', () => {
    const soon = { template: 'visit-moved', language: 'NL', values: { when: '2026-03-05 14:00' } } as const;
    const later = { ...soon, values: { when: '2026-03-20 14:00' } } as const;
    const now = momentOf('2026-03-02', '10:00');
    const waysOf = (mail: typeof soon | typeof later, change: ('letter' | 'call')[]) =>
      alertsOf('mail', mail, { userId: 'maria', chosen: { change } }, now).map(({ alert }) => alert.channel);
    expect(waysOf(soon, ['letter'])).toEqual(['call']);
    expect(waysOf(soon, ['letter', 'call'])).toEqual(['call']);
    expect(waysOf(later, ['letter'])).toEqual(['letter']);
    expect(waysOf(later, ['letter', 'call'])).toEqual(['letter', 'call']);
    const [order] = alertsOf('mail', soon, { userId: 'maria', chosen: { change: ['letter'] } }, now);
    expect(order !== undefined && isStillWanted(order.alert, { change: ['letter'] })).toBe(true);
    expect(order !== undefined && isStillWanted(order.alert, { change: ['mail'] })).toBe(false);
  });

  test('tomorrow is said by telephone on the day before, until 21 h; of the day itself nobody phones again', () => {
    const values = { when: '2026-03-03 14:00' };
    const now = momentOf('2026-03-02', '09:00');
    expect(staffWindowOf('visit-tomorrow', values, 'call', now)).toEqual({
      ...{ text: 'tomorrow', channel: 'call', from: now, until: momentOf('2026-03-02', '21:00') },
    });
    expect(staffWindowOf('visit-tomorrow', values, 'letter', now)).toBeNull();
    expect(staffWindowOf('visit-today', values, 'call', momentOf('2026-03-03', '10:00'))).toBeNull();
  });

  test('of a change she should hear within four hours', () => {
    const from = momentOf('2026-03-02', '10:00');
    const until = momentOf('2026-03-20', '14:00');
    expect(dueOf({ text: 'change', channel: 'call', from, until })).toEqual(momentOf('2026-03-02', '14:00'));
    expect(dueOf({ text: 'change', channel: 'call', from: momentOf('2026-03-02', '23:00'), until })).toEqual(
      momentOf('2026-03-03', '12:00'),
    );
    expect(dueOf({ text: 'approval', channel: 'call', from, until })).toEqual(until);
    expect(dueOf({ text: 'change', channel: 'letter', from, until })).toEqual(until);
  });

  test('only kinds that staff tells are ordered so', () => {
    for (const template of mailTemplates) {
      const kind = toldKindOf(template);
      if (staffKinds.some((known) => known === kind)) continue;
      const mail = { template, language: 'NL', values: sampleMailValues[template] } as const;
      expect(alertsOf('mail', mail, { userId: 'maria', chosen: {}, isUnmailed: true }, new Date(0))).toEqual([]);
    }
  });
});

describe('what waits for staff', () => {
  const now = momentOf('2026-03-02', '10:00');
  const expires_at = momentOf('2026-03-02', '21:00');
  const claimed = claimAlert(anAlert({ channel: 'call', expires_at, next_attempt_at: now }), now);
  const handed = claimed === null ? null : settleAlert(claimed, 1, { kind: 'hand-over' }, now);
  const waiting: Alert = handed ?? anAlert();

  test('is looked at again every quarter of an hour, and until it is too late', () => {
    expect(alertSchema.parse(waiting)).toMatchObject({ state: 'to-do', lease_until: null });
    expect(waiting.next_attempt_at).toEqual(new Date(now.getTime() + alertDelivery.recheckMs));
    expect(claimAlert(waiting, now)).toBeNull();
    const later = new Date(now.getTime() + alertDelivery.recheckMs);
    expect(claimAlert(waiting, later)).toMatchObject({ state: 'to-do', attempts: 1 });
    expect(claimAlert({ ...waiting, next_attempt_at: expires_at }, expires_at)).toMatchObject({
      ...{ state: 'dropped', reason: 'too-late' },
    });
  });

  test('is dropped when it is not true any more, and not by an attempt that failed', () => {
    expect(settleAlert(waiting, 1, { kind: 'dropped', reason: 'not-true' }, now)).toMatchObject({ state: 'dropped' });
    expect(settleAlert(waiting, 1, { kind: 'retry', reason: 'internal' }, now)).toBeNull();
    expect(settleAlert(waiting, 1, { kind: 'hand-over' }, now)).toBeNull();
  });

  test('stays with whoever is phoning when its time ends, as long as a call takes', () => {
    const taken = { by: 'staf', name: 'Staf', until: new Date(expires_at.getTime() + 600_000) };
    const busy = { ...waiting, taken, next_attempt_at: expires_at };
    expect(claimAlert(busy, expires_at)).toMatchObject({ state: 'to-do', next_attempt_at: taken.until });
    expect(claimAlert({ ...busy, next_attempt_at: taken.until }, taken.until)).toMatchObject({ state: 'dropped' });
  });

  test('a letter is handed over at night as well', () => {
    const night = momentOf('2026-03-02', '23:00');
    const letter = anAlert({ channel: 'letter', expires_at: momentOf('2026-03-09', '12:00'), next_attempt_at: night });
    expect(claimAlert(letter, night)).toMatchObject({ state: 'sending' });
    expect(claimAlert({ ...letter, channel: 'push' }, night)).toMatchObject({ state: 'pending' });
  });
});
