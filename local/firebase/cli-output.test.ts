import { describe, expect, test } from 'vitest';
import { classifyFirestoreLine, classifyLine, lineSplitter, readableFunctionLog } from './cli-output.ts';

describe('classifyLine', () => {
  test.each([
    ['│ ✔  All emulators ready! It is now safe to connect your app. │', 'ready'],
    ['>  {"verbosity":"INFO","message":"change recorded"}', 'function-log'],
    ['⚠  functions: Your function timed out after ~60s.', 'warning'],
    ['Error: Could not start Firestore Emulator', 'error'],
    ['⚠  firestore: Env variable override detected. Using firestore emulator at /x/java', 'detail'],
    ['i  hosting: 127.0.0.1 - - [21/Nov/2026:10:00:00 +0000] "GET / HTTP/1.1" 200', 'detail'],
    ['i  functions: Watching "functions" for Cloud Functions...', 'detail'],
    ['✔  firestore: Rules updated.', 'notice'],
    ['', 'detail'],
  ] as const)('%s', (line, kind) => {
    expect(classifyLine(line)).toBe(kind);
  });
});

test('lines are reassembled from chunks, without colours', () => {
  const lines: string[] = [];
  const push = lineSplitter((line) => lines.push(line));
  for (const chunk of ['one\ntw', 'o\r', '\n\u001b[33mthree\u001b[39m\nunfinished']) push(chunk);
  expect(lines).toEqual(['one', 'two', 'three']);
});

test('denials by the rules are shown', () => {
  expect(classifyFirestoreLine('rules: denied get interim_users/* by 12:5 deny')).toBe('warning');
  expect(classifyFirestoreLine('rules: allowed get interim_users/* by 12:5 allow')).toBe('detail');
});

test('a function log is formatted as a sentence with its fields', () => {
  expect(readableFunctionLog('>  {"action":"created","severity":"INFO","message":"change recorded"}')).toBe(
    'functions: change recorded action=created',
  );
  expect(readableFunctionLog('>  {"code":"x","severity":"ERROR","message":"refused"}')).toBe(
    'functions: ERROR refused code=x',
  );
  expect(readableFunctionLog('>  plain words')).toBe('functions: plain words');
  expect(readableFunctionLog('>  null')).toBe('functions: null');
});
