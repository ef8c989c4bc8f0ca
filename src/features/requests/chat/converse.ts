import { joinAddress } from '#domain/accounts/address.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { answersWith, dateContext, formOf } from './check-answers.ts';
import {
  type Answers,
  type Conversation,
  type Given,
  type Message,
  type Part,
  type Step,
  steps,
} from './conversation.ts';
import { judged, understand, type Understood } from './typed/understand-answer.ts';

export type ChatEvent =
  /** A button, the calendar or the clock of the device: nothing to understand. */
  | { readonly kind: 'choose'; readonly given: Given }
  /** Typed or spoken words. */
  | { readonly kind: 'say'; readonly step: Step; readonly words: string }
  | { readonly kind: 'type'; readonly step: Step; readonly text: string }
  | { readonly kind: 'change'; readonly step: Step }
  /** Leaves the answer that was about to be changed as it was. */
  | { readonly kind: 'keep' }
  /** Time has passed: what can no longer stand is asked again. */
  | { readonly kind: 'recheck' }
  | { readonly kind: 'profile-missing' }
  | { readonly kind: 'failed'; readonly error: DomainError; readonly notKept: boolean }
  | { readonly kind: 'submitted'; readonly how: 'saved' | 'sent' }
  /** What became of it afterwards. */
  | { readonly kind: 'delivered'; readonly how: 'received' | 'refused' };

/** So many messages stay on the screen; who changes one answer a hundred times needs no record of it. */
const mostMessages = 120;

function nextStep(answers: Answers): Step | 'confirm' {
  return steps.find((step) => answers[step] === undefined) ?? 'confirm';
}

function askFor(asking: Step | 'confirm'): Part {
  return asking === 'confirm' ? { says: 'summary' } : { says: 'question', step: asking };
}

function added(conversation: Conversation, said: readonly (readonly [Message['by'], readonly Part[]])[]) {
  const first = (conversation.messages.at(-1)?.number ?? 0) + 1;
  const fresh = said.map(([by, parts], index) => ({ number: first + index, by, parts: [...parts] }));
  return [...conversation.messages, ...fresh].slice(-mostMessages);
}

const nothingSaid: Conversation = { answers: {}, asking: 'service', messages: [], typed: {} };

export function beginConversation(): Conversation {
  const messages = added(nothingSaid, [['madelief', [{ says: 'greeting' }, askFor('service')]]]);
  return { ...nothingSaid, messages };
}

/** A conversation of which only the answers are known. */
export function retell(answers: Answers): Conversation {
  let told = beginConversation();
  for (const step of steps) {
    if (told.asking !== step || answers[step] === undefined) break;
    told = accept(told, { step, value: answers[step] } as Given, null);
  }
  return told;
}

/** Whether saying it back adds anything to the words that were typed. */
function isWorthNoting(given: Given, words: string | null): boolean {
  if (words === null || given.step === 'notes') return false;
  return given.step !== 'address' || joinAddress(given.value) !== words.trim();
}

function accept(conversation: Conversation, given: Given, words: string | null): Conversation {
  const answers = answersWith(conversation.answers, given);
  const asking = nextStep(answers);
  const { [given.step]: _sent, ...typed } = conversation.typed;
  const noted: readonly Part[] = isWorthNoting(given, words) ? [{ says: 'noted', given }] : [];
  const messages = added(conversation, [
    ['person', [{ says: 'answer', given, words }]],
    ['madelief', [...noted, askFor(asking)]],
  ]);
  return { answers, asking, messages, typed };
}

function answer(
  conversation: Conversation,
  step: Step,
  understood: Understood | null,
  words: string | null,
  now: Date,
): Conversation {
  // A second tap, or an answer from a question that has gone: only the open question is answered.
  if (understood === null || conversation.asking !== step) return conversation;
  if (understood.kind === 'given') return accept(conversation, understood.given, words);
  const { reasons, day } = understood;
  const { earliest } = dateContext(now);
  const asked: Part = { says: 'again', step, reasons: [...reasons], day, earliest: step === 'date' ? earliest : null };
  const said = words?.trim() ?? '';
  const messages = added(conversation, [
    ...(said === '' ? [] : ([['person', [{ says: 'unclear', words: said }]]] as const)),
    ['madelief', [asked]],
  ]);
  return { ...conversation, messages };
}

/** What was answered before, to be mended rather than written anew. */
function wordsOf(answers: Answers, step: Step): string {
  if (step === 'notes') return answers.notes ?? '';
  return step === 'address' && answers.address !== undefined ? joinAddress(answers.address) : '';
}

function change(conversation: Conversation, step: Step): Conversation {
  const { asking, answers, typed } = conversation;
  if (asking === 'done' || asking === step || answers[step] === undefined) return conversation;
  const words = wordsOf(answers, step);
  return {
    ...conversation,
    asking: step,
    messages: added(conversation, [
      ['person', [{ says: 'change', step }]],
      ['madelief', [askFor(step)]],
    ]),
    typed: words === '' ? typed : { ...typed, [step]: words },
  };
}

function keep(conversation: Conversation): Conversation {
  const { asking, answers, typed } = conversation;
  if (asking === 'done' || asking === 'confirm' || answers[asking] === undefined) return conversation;
  const { [asking]: _dropped, ...rest } = typed;
  const next = nextStep(answers);
  const messages = added(conversation, [
    ['person', [{ says: 'keep', step: asking }]],
    ['madelief', [askFor(next)]],
  ]);
  return { ...conversation, asking: next, messages, typed: rest };
}

/** Takes out what can no longer stand and asks for it again: above all a day that has come too near. */
function recheck(conversation: Conversation, now: Date): Conversation {
  const { answers, asking } = conversation;
  if (asking === 'done') return conversation;
  const form = formOf(answers, now);
  const wrong = form.ok ? [] : form.error.filter((step) => answers[step] !== undefined);
  if (wrong.length === 0) return conversation;
  const standing: Answers = { ...answers };
  for (const step of wrong) delete standing[step];
  const next = nextStep(standing);
  const expired: readonly Part[] =
    wrong.includes('date') && answers.date !== undefined ? [{ says: 'day-expired', day: answers.date }] : [];
  const messages = added(conversation, [['madelief', [...expired, askFor(next)]]]);
  return { ...conversation, answers: standing, asking: next, messages };
}

/** Says it once, until something else was said. */
function sayOnce(conversation: Conversation, part: Part): Conversation {
  const last = conversation.messages.at(-1)?.parts.at(-1);
  if (last?.says === part.says) return conversation;
  return { ...conversation, messages: added(conversation, [['madelief', [part]]]) };
}

/** The whole conversation as a pure function: what was said, what happens, what the clock says. */
export function converse(conversation: Conversation, event: ChatEvent, now: Date): Conversation {
  const { asking } = conversation;
  switch (event.kind) {
    case 'choose':
      return answer(conversation, event.given.step, judged(event.given, now), null, now);
    case 'say':
      return answer(conversation, event.step, understand(event.step, event.words, now), event.words, now);
    case 'type':
      if (asking !== event.step) return conversation;
      return { ...conversation, typed: { ...conversation.typed, [event.step]: event.text } };
    case 'change':
      return change(conversation, event.step);
    case 'keep':
      return keep(conversation);
    case 'recheck':
      return recheck(conversation, now);
    case 'profile-missing':
      return asking === 'done' ? conversation : sayOnce(conversation, { says: 'profile-missing' });
    case 'failed': {
      if (asking !== 'confirm') return conversation;
      const failed: Part = { says: 'submit-failed', code: event.error.code, notKept: event.notKept };
      const messages = added(conversation, [
        ['person', [{ says: 'confirm' }]],
        ['madelief', [failed]],
      ]);
      return { ...conversation, messages };
    }
    case 'submitted': {
      if (asking !== 'confirm') return conversation;
      const messages = added(conversation, [
        ['person', [{ says: 'confirm' }]],
        ['madelief', [{ says: event.how }]],
      ]);
      return { ...conversation, asking: 'done', messages, typed: {} };
    }
    case 'delivered':
      return asking === 'done' ? sayOnce(conversation, { says: event.how }) : conversation;
  }
}
