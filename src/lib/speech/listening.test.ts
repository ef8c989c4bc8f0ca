import { expect, test, vi } from 'vitest';
import { createListening, type ListenFailure, type Recognition } from './listening.ts';

function startListening(start: () => void = () => undefined) {
  const made: Recognition[] = [];
  const abort = vi.fn<() => void>();
  class Fake implements Recognition {
    lang = '';
    continuous = true;
    interimResults = true;
    maxAlternatives = 5;
    onresult: Recognition['onresult'] = null;
    onerror: Recognition['onerror'] = null;
    onend: Recognition['onend'] = null;
    start = start;
    abort = abort;
    constructor() {
      made.push(this);
    }
  }
  const onHeard = vi.fn<(words: string) => void>();
  const onFailed = vi.fn<(failure: ListenFailure) => void>();
  const stop = createListening(Fake).listen('nl-BE', { onHeard, onFailed });
  const [recognition] = made;
  if (recognition === undefined) throw new Error('nobody listens');
  return { recognition, onHeard, onFailed, stop, abort };
}

test('recognises one answer, in Flemish, and ignores later events', () => {
  const { recognition, onHeard, onFailed } = startListening();
  expect(recognition).toMatchObject({ lang: 'nl-BE', continuous: false, interimResults: false });
  recognition.onresult?.({
    results: { length: 2, 0: { 0: { transcript: 'volgende ' } }, 1: { 0: { transcript: 'dinsdag' } } },
  });
  recognition.onend?.();
  expect(onHeard.mock.calls).toEqual([['volgende dinsdag']]);
  expect(onFailed).not.toHaveBeenCalled();
});

test.each([
  ['not-allowed', 'not-allowed'],
  ['service-not-allowed', 'not-allowed'],
  ['no-speech', 'no-speech'],
  ['audio-capture', 'no-microphone'],
  ['network', 'no-network'],
  ['language-not-supported', 'failed'],
])('the error %s is %s, once', (error, failure) => {
  const { recognition, onFailed } = startListening();
  recognition.onerror?.({ error });
  recognition.onend?.();
  expect(onFailed.mock.calls).toEqual([[failure]]);
});

test('an end without a result is no-speech', () => {
  const { recognition, onFailed } = startListening();
  recognition.onend?.();
  expect(onFailed.mock.calls).toEqual([['no-speech']]);
});

test('a browser that cannot start reports a failure', () => {
  const { onFailed } = startListening(() => {
    throw new DOMException('already started', 'InvalidStateError');
  });
  expect(onFailed.mock.calls).toEqual([['failed']]);
});

test('stopping ends all reports', () => {
  const { recognition, stop, abort, onHeard, onFailed } = startListening();
  stop();
  recognition.onerror?.({ error: 'aborted' });
  recognition.onresult?.({ results: { length: 1, 0: { 0: { transcript: 'te laat' } } } });
  expect(abort).toHaveBeenCalledOnce();
  expect(onHeard).not.toHaveBeenCalled();
  expect(onFailed).not.toHaveBeenCalled();
});
