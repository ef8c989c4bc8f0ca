import { joinAddress } from '#domain/accounts/address.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { endsInTime } from '#domain/requests/frequencies.ts';
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
import { checkAnswer, understand, type Understood } from './typed/understand-answer.ts';

export type ChatEvent =
  /** Chosen with a button or a native picker: no parsing. */
  | { readonly kind: 'choose'; readonly given: Given }
  /** Typed or spoken text, to be parsed. */
  | { readonly kind: 'say'; readonly step: Step; readonly words: string }
  | { readonly kind: 'type'; readonly step: Step; readonly text: string }
  | { readonly kind: 'change'; readonly step: Step }
  /** Keeps the answer that was about to be changed. */
  | { readonly kind: 'keep' }
  /** Revalidates the answers, since the lead time depends on the clock. */
  | { readonly kind: 'recheck' }
  | { readonly kind: 'profile-missing' }
  | { readonly kind: 'failed'; readonly error: DomainError; readonly notKept: boolean }
  /** `sending`: stored on this device, and probably on its way at once. */
  | { readonly kind: 'submitted'; readonly how: 'sending' | 'saved' | 'sent' }
  /** The outbox item was received or rejected, or waits: for the network (`saved`) or for the next attempt. */
  | { readonly kind: 'delivered'; readonly how: 'saved' | 'retrying' | 'received' | 'refused' };

/** Bounds the log; older messages are dropped. */
const maxMessages = 120;

function nextStep(answers: Answers): Step | 'confirm' {
  return steps.find((step) => answers[step] === undefined) ?? 'confirm';
}

function askFor(asking: Step | 'confirm'): Part {
  return asking === 'confirm' ? { says: 'summary' } : { says: 'question', step: asking };
}

function added(conversation: Conversation, said: readonly (readonly [Message['by'], readonly Part[]])[]) {
  const first = (conversation.messages.at(-1)?.number ?? 0) + 1;
  const fresh = said.map(([by, parts], index) => ({ number: first + index, by, parts: [...parts] }));
  return [...conversation.messages, ...fresh].slice(-maxMessages);
}

const emptyConversation: Conversation = { answers: {}, asking: 'service', messages: [], typed: {} };

export function beginConversation(): Conversation {
  const messages = added(emptyConversation, [['madelief', [{ says: 'greeting' }, askFor('service')]]]);
  return { ...emptyConversation, messages };
}

/** Rebuilds a conversation from its answers, for a draft whose messages are invalid. */
export function replayAnswers(answers: Answers): Conversation {
  let conversation = beginConversation();
  for (const step of steps) {
    if (conversation.asking !== step || answers[step] === undefined) break;
    conversation = accept(conversation, { step, value: answers[step] } as Given, null);
  }
  return conversation;
}

/** True when the parsed answer can differ from the typed text, so that it is echoed. */
function shouldEcho(given: Given, words: string | null): boolean {
  if (words === null || given.step === 'notes') return false;
  return given.step !== 'address' || joinAddress(given.value) !== words.trim();
}

/** A last day that came to be before the first is asked for again. */
function withoutEarlyEnd(answers: Answers): Answers {
  const { date, frequency, ...others } = answers;
  const isEarly = date !== undefined && frequency !== undefined && !endsInTime(frequency, date);
  return isEarly ? { ...others, date } : answers;
}

function accept(conversation: Conversation, given: Given, words: string | null): Conversation {
  const answers = withoutEarlyEnd(answersWith(conversation.answers, given));
  const asking = nextStep(answers);
  const { [given.step]: _sent, ...typed } = conversation.typed;
  const noted: readonly Part[] = shouldEcho(given, words) ? [{ says: 'noted', given }] : [];
  const price: readonly Part[] = given.step === 'service' ? [{ says: 'price', service: given.value }] : [];
  const messages = added(conversation, [
    ['person', [{ says: 'answer', given, words }]],
    ['madelief', [...noted, ...price, askFor(asking)]],
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
  // A double tap, or a stale answer: only the open question can be answered.
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

/** The previous text of an answer, to edit; empty for steps without a text field. */
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

/** Removes answers that are no longer valid, mainly a day within the lead time, and asks for them again. */
function recheck(conversation: Conversation, now: Date): Conversation {
  const { answers, asking } = conversation;
  if (asking === 'done') return conversation;
  const form = formOf(answers, now);
  const invalid = form.ok ? [] : form.error.filter((step) => answers[step] !== undefined);
  if (invalid.length === 0) return conversation;
  const valid: Answers = { ...answers };
  for (const step of invalid) delete valid[step];
  const next = nextStep(valid);
  const expired: readonly Part[] =
    invalid.includes('date') && answers.date !== undefined ? [{ says: 'day-expired', day: answers.date }] : [];
  const messages = added(conversation, [['madelief', [...expired, askFor(next)]]]);
  return { ...conversation, answers: valid, asking: next, messages };
}

/** Idempotent: adds a message unless it is already the last one. */
function sayOnce(conversation: Conversation, part: Part): Conversation {
  const last = conversation.messages.at(-1)?.parts.at(-1);
  if (last?.says === part.says) return conversation;
  return { ...conversation, messages: added(conversation, [['madelief', [part]]]) };
}

/** The reducer of the conversation: pure; returns the same object when the event changes nothing. */
export function converse(conversation: Conversation, event: ChatEvent, now: Date): Conversation {
  const { asking } = conversation;
  switch (event.kind) {
    case 'choose':
      return answer(conversation, event.given.step, checkAnswer(event.given, now), null, now);
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
    case 'delivered': {
      if (asking !== 'done') return conversation;
      const waits = event.how === 'saved' || event.how === 'retrying';
      // Said after the first attempt, not after each.
      const isNews = !waits || conversation.messages.at(-1)?.parts.at(-1)?.says === 'sending';
      return isNews ? sayOnce(conversation, { says: event.how }) : conversation;
    }
  }
}
