import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDaysTo, noonOf } from '#domain/requests/calendar.ts';
import { loadTypedWords } from '#i18n/load-typed-words.ts';
import { formOf, problemsWith } from './check-answers.ts';
import type { Conversation, Given, Part } from './conversation.ts';
import { type ChatEvent, beginConversation, converse } from './converse.ts';
import { readConversation } from './open-conversation.ts';

beforeAll(loadTypedWords);

/** A Saturday; the lead time makes Tuesday 24 November the earliest date. */
const today = '2026-11-21';
const now = noonOf(today);
const first = addDaysTo(today, 3);

const home = { street: 'Kerkstraat', number: '12', box: '', postalCode: '2000', town: 'Antwerpen' };

const wholeRequest: readonly Given[] = [
  { step: 'service', value: 'garden' },
  { step: 'date', value: first },
  { step: 'time', value: '14:00' },
  { step: 'frequency', value: { frequency: 'one-time', until: '' } },
  { step: 'address', value: home },
  { step: 'hours', value: 2 },
  { step: 'notes', value: '' },
];

function after(events: readonly ChatEvent[], from: Conversation = beginConversation(), at: Date = now): Conversation {
  return events.reduce((conversation, event) => converse(conversation, event, at), from);
}

const choose = (given: Given): ChatEvent => ({ kind: 'choose', given });
const say = (step: Given['step'], words: string): ChatEvent => ({ kind: 'say', step, words });

const complete = after(wholeRequest.map(choose));

const lastPart = ({ messages }: Conversation): Part | undefined => messages.at(-1)?.parts.at(-1);
const lastParts = ({ messages }: Conversation): readonly Part[] => messages.at(-1)?.parts ?? [];

describe('the conversation', () => {
  it('takes how often and until when in one answer, and drops it when the first day comes to be after the last', () => {
    const weekly = { frequency: 'weekly', until: addDaysTo(first, 30) } as const;
    const given = after([choose({ step: 'frequency', value: weekly })], after(wholeRequest.slice(0, 3).map(choose)));
    expect(given).toMatchObject({ asking: 'address', answers: { frequency: weekly } });
    const whole = after(wholeRequest.slice(4).map(choose), given);
    expect(formOf(whole.answers, now)).toMatchObject({ ok: true, value: weekly });
    const later = after(
      [{ kind: 'change', step: 'date' }, choose({ step: 'date', value: addDaysTo(first, 31) })],
      whole,
    );
    expect(later).toMatchObject({ asking: 'frequency', answers: { hours: 2 } });
  });

  it('keeps what was answered before it asked how often: that was for one time', () => {
    const { frequency: _asked, ...answers } = complete.answers;
    const stored = { ...complete, answers };
    expect(readConversation(stored)).toMatchObject({
      asking: 'confirm',
      answers: { ...answers, frequency: { frequency: 'one-time', until: '' } },
    });
  });

  // spec: 2.chat.greeting
  it('greets and asks for the service first', () => {
    const { asking, messages } = beginConversation();
    expect(asking).toBe('service');
    expect(messages).toEqual([
      { number: 1, by: 'madelief', parts: [{ says: 'greeting' }, { says: 'question', step: 'service' }] },
    ]);
  });

  it('says the usual price of the chosen service before the next question', () => {
    expect(lastParts(after([choose({ step: 'service', value: 'garden' })]))).toEqual([
      { says: 'price', service: 'garden' },
      { says: 'question', step: 'date' },
    ]);
  });

  // spec: 4.chat.question-order
  it('asks the questions in order and ends with the summary', () => {
    const asked = wholeRequest.map((_, index) => after(wholeRequest.slice(0, index).map(choose)).asking);
    expect(asked).toEqual(['service', 'date', 'time', 'frequency', 'address', 'hours', 'notes']);
    expect(complete.asking).toBe('confirm');
    expect(lastPart(complete)).toEqual({ says: 'summary' });
    expect(formOf(complete.answers, now)).toMatchObject({
      ok: true,
      value: { serviceId: 'garden', date: first, time: '14:00', ...home, hours: 2, notes: '' },
    });
  });

  it('echoes how a typed day and a typed time were parsed', () => {
    const dated = after([choose({ step: 'service', value: 'garden' }), say('date', 'volgende dinsdag')]);
    expect(lastParts(dated)).toEqual([
      { says: 'noted', given: { step: 'date', value: first } },
      { says: 'question', step: 'time' },
    ]);
    const timed = after([say('time', 'half drie')], dated);
    expect(timed.answers.time).toBe('14:30');
    expect(lastParts(timed)[0]).toEqual({ says: 'noted', given: { step: 'time', value: '14:30' } });
  });

  it.each([
    ['date', 'ooit', 'date-unreadable', null],
    ['date', 'morgen', 'date-too-near', addDaysTo(today, 1)],
    ['date', 'woensdag 1 december', 'date-other-weekday', '2026-12-01'],
    ['date', ' ', 'date-required', null],
    ['time', 'straks', 'time-unreadable', null],
    ['time', '', 'time-required', null],
    ['address', 'Meir', 'address-too-short', null],
    ['address', 'Kerkstraat, 2000 Antwerpen', 'number-required', null],
    ['notes', 'x'.repeat(2001), 'notes-too-long', null],
  ] as const)('asks for the %s again after %j', (step, words, reason, day) => {
    const position = wholeRequest.findIndex((given) => given.step === step);
    const before = after(wholeRequest.slice(0, position).map(choose));
    const asked = after([say(step, words)], before);
    expect(asked.asking).toBe(step);
    expect(asked.answers).toEqual(before.answers);
    expect(lastPart(asked)).toMatchObject({ says: 'again', step, day, reasons: [reason] });
  });

  it('reports all missing parts of an address at once', () => {
    const asked = after([...wholeRequest.slice(0, 4).map(choose), say('address', 'Kerkstraat')]);
    expect(lastPart(asked)).toMatchObject({ reasons: ['number-required', 'postal-code-required', 'town-required'] });
  });

  it('keeps the later answers when an earlier one is changed', () => {
    const changing = after([{ kind: 'change', step: 'date' }], complete);
    expect(changing.asking).toBe('date');
    const changed = after([choose({ step: 'date', value: '2026-12-24' })], changing);
    expect(changed.asking).toBe('confirm');
    expect(changed.answers).toEqual({ ...complete.answers, date: '2026-12-24' });
  });

  it('returns to the previous question when the answer is kept', () => {
    const kept = after([{ kind: 'change', step: 'address' }, { kind: 'keep' }], complete);
    expect(kept).toMatchObject({ asking: 'confirm', answers: complete.answers, typed: {} });
  });

  it('prefills the previous text when notes or an address are changed', () => {
    const noted = after([{ kind: 'change', step: 'notes' }, say('notes', 'De bel is stuk.')], complete);
    expect(after([{ kind: 'change', step: 'notes' }], noted).typed).toEqual({ notes: 'De bel is stuk.' });
    expect(after([{ kind: 'change', step: 'address' }], complete).typed).toEqual({
      address: 'Kerkstraat 12, 2000 Antwerpen',
    });
  });

  it('ignores a second answer to a question that is no longer open', () => {
    const twice = after([...wholeRequest.slice(0, 1), ...wholeRequest.slice(0, 1)].map(choose));
    expect(twice).toEqual(after(wholeRequest.slice(0, 1).map(choose)));
  });

  it('asks for another day when the chosen one now violates the lead time', () => {
    const later = noonOf(addDaysTo(today, 1));
    const rechecked = after([{ kind: 'recheck' }], complete, later);
    expect(rechecked.asking).toBe('date');
    expect(rechecked.answers).toEqual({ ...complete.answers, date: undefined });
    expect(lastParts(rechecked)).toEqual([
      { says: 'day-expired', day: first },
      { says: 'question', step: 'date' },
    ]);
    expect(after([{ kind: 'recheck' }], complete)).toBe(complete);
  });

  it('stays at the summary after a failure and gives the reason', () => {
    const failed = after([{ kind: 'failed', error: { code: 'storage-full' }, notKept: true }], complete);
    expect(failed).toMatchObject({ asking: 'confirm', answers: complete.answers });
    expect(lastPart(failed)).toEqual({ says: 'submit-failed', code: 'storage-full', notKept: true });
  });

  it('reports each delivery state of a request once', () => {
    const done = after([{ kind: 'submitted', how: 'saved' }], complete);
    expect(done.asking).toBe('done');
    const reported = after([{ kind: 'delivered', how: 'received' }], done);
    expect(lastPart(reported)).toEqual({ says: 'received' });
    expect(after([{ kind: 'delivered', how: 'received' }], reported)).toBe(reported);
    expect(after([{ kind: 'delivered', how: 'received' }], complete)).toBe(complete);
  });

  it('says that a request waits after the first attempt that failed, and not after each', () => {
    const sending = after([{ kind: 'submitted', how: 'sending' }], complete);
    expect(lastParts(sending)).toEqual([{ says: 'sending' }]);
    const waiting = after([{ kind: 'delivered', how: 'saved' }], sending);
    expect(lastPart(waiting)).toEqual({ says: 'saved' });
    expect(after([{ kind: 'delivered', how: 'retrying' }], waiting)).toBe(waiting);
    expect(lastPart(after([{ kind: 'delivered', how: 'received' }], waiting))).toEqual({ says: 'received' });
    expect(lastPart(after([{ kind: 'delivered', how: 'retrying' }], sending))).toEqual({ says: 'retrying' });
  });

  it('reports a missing profile once, until another message follows', () => {
    const reported = after([{ kind: 'profile-missing' }]);
    expect(after([{ kind: 'profile-missing' }], reported)).toBe(reported);
    const answered = after([choose({ step: 'service', value: 'garden' }), { kind: 'profile-missing' }], reported);
    expect(lastPart(answered)).toEqual({ says: 'profile-missing' });
  });
});

const given: fc.Arbitrary<Given> = fc.oneof(
  fc.record({ step: fc.constant('service' as const), value: fc.constantFrom('garden', 'transport', '') }),
  fc.record({
    step: fc.constant('date' as const),
    value: fc.constantFrom(today, addDaysTo(today, 2), first, addDaysTo(today, 40), 'x', '2027-02-30'),
  }),
  fc.record({ step: fc.constant('time' as const), value: fc.constantFrom('08:00', '02:15', '24:00', '') }),
  fc.record({
    step: fc.constant('address' as const),
    value: fc.constantFrom(home, { ...home, town: 'Gent' }, { ...home, number: '' }),
  }),
  fc.record({
    step: fc.constant('frequency' as const),
    value: fc.record({
      frequency: fc.constantFrom('one-time' as const, 'weekly' as const),
      until: fc.constantFrom('', first, addDaysTo(first, 3), 'nonsense'),
    }),
  }),
  fc.record({ step: fc.constant('hours' as const), value: fc.constantFrom(0, 1, 8, 9, 2.5) }),
  fc.record({ step: fc.constant('notes' as const), value: fc.constantFrom('', 'Graag twee broden.') }),
);

const step = fc.constantFrom('service', 'date', 'time', 'frequency', 'address', 'hours', 'notes' as const);
const words = fc.constantFrom(
  '',
  'morgen',
  '3 maart',
  'half drie',
  '14u30',
  'Meir 1, 2000 Antwerpen',
  'x'.repeat(2001),
);

const event: fc.Arbitrary<ChatEvent> = fc.oneof(
  { weight: 8, arbitrary: given.map(choose) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('say' as const), step, words }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('type' as const), step, text: words }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('change' as const), step }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<ChatEvent>(
      { kind: 'keep' },
      { kind: 'recheck' },
      { kind: 'profile-missing' },
      { kind: 'failed', error: { code: 'network' }, notKept: false },
    ),
  },
);

/** Random events alone rarely answer a question, so each sequence starts with part of a valid request. */
const events = fc
  .tuple(fc.integer({ min: 0, max: wholeRequest.length }), fc.array(event, { maxLength: 25 }))
  .map(([given_, more]) => [...wholeRequest.slice(0, given_).map(choose), ...more]);

/** Each run is a whole conversation, so fewer runs than the default. */
const fewRuns = { numRuns: 60 };

describe('any sequence of events', () => {
  it('summarises only the last valid answers, and only a form that can be submitted', () => {
    fc.assert(
      fc.property(events, (sequence) => {
        let conversation = beginConversation();
        const lastValid = new Map<string, unknown>();
        for (const one of sequence) {
          const before = conversation;
          conversation = converse(before, one, now);
          // The model: a valid choice answers the open question only.
          if (one.kind === 'choose' && before.asking === one.given.step && problemsWith(one.given, now).length === 0) {
            lastValid.set(one.given.step, one.given.value);
          } else if (one.kind === 'say' && conversation.answers !== before.answers) {
            lastValid.set(one.step, conversation.answers[one.step]);
          }
          expect(new Map(Object.entries(conversation.answers))).toEqual(lastValid);
          if (conversation.asking === 'confirm') expect(formOf(conversation.answers, now).ok).toBe(true);
        }
      }),
      fewRuns,
    );
  });

  it('always ends with the question of the open step', () => {
    fc.assert(
      fc.property(events, (sequence) => {
        const { asking, messages } = after(sequence);
        expect(messages.at(-1)?.by).toBe('madelief');
        const question = messages
          .flatMap(({ parts }) => parts)
          .findLast((part) => /question|again|summary/.test(part.says));
        expect(question).toMatchObject(asking === 'confirm' ? { says: 'summary' } : { step: asking });
        const numbers = messages.map(({ number }) => number);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
      }),
      fewRuns,
    );
  });

  it('is unchanged by a reload at any point', () => {
    fc.assert(
      fc.property(events, fc.nat(), (sequence, cut) => {
        const at = cut % (sequence.length + 1);
        const reloaded = readConversation(JSON.parse(JSON.stringify(after(sequence.slice(0, at)))));
        expect(reloaded).toEqual(after(sequence.slice(0, at)));
        expect(after(sequence.slice(at), reloaded)).toEqual(after(sequence));
      }),
      fewRuns,
    );
  });

  it('recovers from any stored draft, also of an older version', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.record({ answers: fc.anything(), asking: step, messages: fc.anything() }),
    );
    fc.assert(
      fc.property(anything, events, (stored, sequence) => {
        const rechecked = converse(readConversation(stored), { kind: 'recheck' }, now);
        const { asking, answers } = after(sequence, rechecked);
        if (asking === 'confirm') expect(formOf(answers, now).ok).toBe(true);
      }),
      fewRuns,
    );
  });

  it('never summarises a day that violates the lead time at the recheck', () => {
    fc.assert(
      fc.property(events, fc.integer({ min: 0, max: 60 }), (sequence, days) => {
        const later = noonOf(addDaysTo(today, days));
        const { asking, answers } = converse(after(sequence), { kind: 'recheck' }, later);
        if (asking === 'confirm') expect(formOf(answers, later).ok).toBe(true);
      }),
      fewRuns,
    );
  });

  it('has a bounded number of messages', () => {
    const back: readonly ChatEvent[] = Array.from({ length: 200 }, () => [
      { kind: 'change', step: 'hours' } as const,
      { kind: 'keep' } as const,
    ]).flat();
    const { messages, answers } = after(back, complete);
    expect(messages.length).toBeLessThanOrEqual(120);
    expect(answers).toEqual(complete.answers);
  });
});
