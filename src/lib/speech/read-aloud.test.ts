import { expect, test, vi } from 'vitest';
import { createReadAloud, type Synthesizer } from './read-aloud.ts';

interface FakeUtterance {
  readonly text: string;
  voice: { readonly lang: string } | null;
  lang: string;
  rate: number;
  readonly listeners: Map<string, () => void>;
}

function device(voices: readonly { lang: string; localService: boolean }[]) {
  const spoken: FakeUtterance[] = [];
  const cancel = vi.fn<() => void>();
  const synthesizer = {
    getVoices: () => voices,
    speak: (utterance: unknown) => spoken.push(utterance as FakeUtterance),
    cancel,
  } as Synthesizer;
  const readAloud = createReadAloud(synthesizer, (text) => {
    const listeners = new Map<string, () => void>();
    const utterance = { text, voice: null, lang: '', rate: 1, listeners };
    return {
      ...utterance,
      addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    } as unknown as SpeechSynthesisUtterance;
  });
  return { readAloud, spoken, cancel };
}

const flemish = { lang: 'nl-BE', localService: true };
const dutch = { lang: 'nl_NL', localService: true };
const remoteVoice = { lang: 'nl-BE', localService: false };

test('only local voices in the language of the screen are used', () => {
  expect(device([remoteVoice, { lang: 'en-GB', localService: true }]).readAloud.canRead('nl-BE')).toBe(false);
  expect(device([dutch]).readAloud.canRead('nl-BE')).toBe(true);
  expect(device([{ lang: 'nl', localService: true }]).readAloud.canRead('nl-BE')).toBe(true);
  expect(device([{ lang: 'nlx', localService: true }]).readAloud.canRead('nl-BE')).toBe(false);
});

test('a Flemish voice is preferred to another Dutch one', () => {
  const { readAloud, spoken } = device([dutch, remoteVoice, flemish]);
  readAloud.read('Goedendag', 'nl-BE', () => undefined);
  expect(spoken).toMatchObject([{ text: 'Goedendag', voice: flemish, lang: 'nl-BE' }]);
});

test('a second message stops the first, and its end is reported', () => {
  const { readAloud, spoken, cancel } = device([dutch]);
  const ended = vi.fn<() => void>();
  readAloud.read('een', 'nl-BE', ended);
  readAloud.read('twee', 'nl-BE', () => undefined);
  expect(cancel).toHaveBeenCalledTimes(2);
  spoken[0]?.listeners.get('end')?.();
  expect(ended).toHaveBeenCalledOnce();
});

test('a device without speech reports the end at once', () => {
  const silent = createReadAloud(undefined, () => {
    throw new Error('nothing is to be uttered');
  });
  const ended = vi.fn<() => void>();
  silent.read('Goedendag', 'nl-BE', ended);
  silent.stop();
  expect(silent.canRead('nl-BE')).toBe(false);
  expect(ended).toHaveBeenCalledOnce();
  silent.observe(() => undefined)();
});
