import { expect, test } from 'vitest';
import { createListeners } from './listeners.ts';

test('calls every listener with the arguments until it is removed', () => {
  const listeners = createListeners<[string]>();
  const heard: string[] = [];
  const stop = listeners.add((news) => heard.push(`one ${news}`));
  listeners.add((news) => heard.push(`two ${news}`));
  listeners.notify('a');
  stop();
  stop();
  listeners.notify('b');
  expect(heard).toEqual(['one a', 'two a', 'two b']);
});

test('a listener may remove itself and add others while it is called', () => {
  const listeners = createListeners();
  const heard: string[] = [];
  const stop = listeners.add(() => {
    heard.push('first');
    stop();
    listeners.add(() => heard.push('later'));
  });
  listeners.add(() => heard.push('second'));
  listeners.notify();
  expect(heard).toEqual(['first', 'second']);
  listeners.notify();
  expect(heard).toEqual(['first', 'second', 'second', 'later']);
});
