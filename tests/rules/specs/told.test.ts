import { describe, expect, it } from 'vitest';
import { aPushSubscription, somePreferences } from '#tests/builders/alerts/told.ts';
import { type FieldMap, fieldsOf, serverTime, withField } from '../documents/field-value.ts';
import { blockedSenior, jozef, maria, nova, rosa, staff, uidOf, vera, visitor } from '../people/actors.ts';
import { openRulesDatabase } from './rules-database.ts';

const database = openRulesDatabase();
const preferences = (overrides: object = {}): FieldMap =>
  withField(fieldsOf({ ...somePreferences(), ...overrides }), 'updated_at', serverTime);
const subscription = (overrides: object = {}): FieldMap =>
  withField(fieldsOf({ ...aPushSubscription(), ...overrides }), 'created_at', serverTime);

describe('how a person wants to be told', () => {
  it('is read and chosen by herself alone', async () => {
    expect(await database.as(maria).gets('notification_preferences/maria')).toBe('allowed');
    expect(await database.as(maria).sets('notification_preferences/maria', preferences())).toBe('allowed');
    for (const actor of [jozef, staff, visitor, nova]) {
      expect(await database.as(actor).gets('notification_preferences/maria')).toBe('denied');
      expect(await database.as(actor).sets('notification_preferences/maria', preferences())).toBe('denied');
    }
    expect(await database.as(maria).lists('notification_preferences')).toBe('denied');
  });

  it('is not chosen by a blocked account, nor before the address of the account is shown to be hers', async () => {
    for (const actor of [blockedSenior, rosa]) {
      const own = `notification_preferences/${uidOf(actor)}`;
      expect(await database.as(actor).sets(own, preferences())).toBe('denied');
    }
  });

  it('is a short list of known channels for known kinds', async () => {
    const chooses = (kinds: object) =>
      database.as(maria).sets('notification_preferences/maria', preferences({ kinds }));
    expect(await chooses({ reminder: ['push', 'mail', 'sms', 'letter', 'call'] })).toBe('allowed');
    expect(await chooses({ reminder: ['pigeon'] })).toBe('denied');
    expect(await chooses({ reminder: ['push', 'push', 'push', 'push', 'push', 'push'] })).toBe('denied');
    expect(await chooses({ advertising: ['mail'] })).toBe('denied');
  });
});

describe('a browser that receives push messages', () => {
  const path = 'push_subscriptions/another-browser';

  it('is added by its person, and by nobody for somebody else', async () => {
    expect(await database.as(maria).creates(path, subscription())).toBe('allowed');
    await database.hasNot(path);
    for (const actor of [jozef, staff, visitor, vera]) {
      expect(await database.as(actor).creates(path, subscription())).toBe('denied');
    }
  });

  it('is not taken over from another account on the same tablet', async () => {
    const taken = subscription({ user_id: 'jozef' });
    expect(await database.as(jozef).sets('push_subscriptions/browser-of-maria', taken)).toBe('denied');
  });

  it('has the address of a push service, so that nothing else is ever called', async () => {
    for (const endpoint of [
      'https://evil.test/x',
      'https://fcm.googleapis.com.evil.test/x',
      'http://fcm.googleapis.com/x',
      'https://user@web.push.apple.com/x',
      'https://web.push.apple.com:8443/x',
    ]) {
      expect(await database.as(maria).creates(path, subscription({ endpoint }))).toBe('denied');
    }
    for (const endpoint of [
      'https://updates.push.services.mozilla.com/wpush/v2/x',
      'https://web.push.apple.com/QK',
      'https://wns2-am3p.notify.windows.com/w/?token=x',
    ]) {
      expect(await database.as(maria).creates(path, subscription({ endpoint }))).toBe('allowed');
      await database.hasNot(path);
    }
  });

  it('is removed by its person alone, and read by nobody', async () => {
    const own = 'push_subscriptions/browser-of-maria';
    for (const actor of [jozef, staff, visitor]) expect(await database.as(actor).deletes(own)).toBe('denied');
    expect(await database.as(maria).gets(own)).toBe('denied');
    expect(await database.as(maria).deletes(own)).toBe('allowed');
  });
});
