/** The part used of the browser's `speechSynthesis`. */
export interface Synthesizer {
  getVoices(): readonly Voice[];
  speak(utterance: SpeechSynthesisUtterance): void;
  cancel(): void;
  addEventListener?(type: 'voiceschanged', listener: () => void): void;
  removeEventListener?(type: 'voiceschanged', listener: () => void): void;
}

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

export interface ReadAloud {
  /** Whether the device has a local voice for a BCP 47 tag. Voices that send the text to a server are not used. */
  canRead(tag: string): boolean;
  /** Calls the listener at every change of the voices; browsers load them late. */
  observe(listener: () => void): () => void;
  /** Reads this text and stops any other. `onEnd` is called when it has ended, was stopped or failed. */
  read(text: string, tag: string, onEnd: () => void): void;
  stop(): void;
}

/** Android writes `nl_BE`. */
const normalTag = (lang: string) => lang.replace('_', '-').toLowerCase();

/** Prefers the exact region, then any voice of the language. */
function voiceFor(voices: readonly Voice[], tag: string): Voice | undefined {
  const wanted = normalTag(tag);
  const [language = ''] = wanted.split('-');
  const spoken = voices.filter(({ lang, localService }) => localService && normalTag(lang).split('-')[0] === language);
  return spoken.find(({ lang }) => normalTag(lang) === wanted) ?? spoken[0];
}

/** Slightly slower than normal, for intelligibility. */
const calm = 0.9;

export function createReadAloud(
  synthesizer: Synthesizer | undefined,
  utter: (text: string) => SpeechSynthesisUtterance,
): ReadAloud {
  let current: SpeechSynthesisUtterance | null = null;

  const stop = () => {
    current = null;
    synthesizer?.cancel();
  };

  return {
    canRead: (tag) => synthesizer !== undefined && voiceFor(synthesizer.getVoices(), tag) !== undefined,

    observe(listener) {
      synthesizer?.addEventListener?.('voiceschanged', listener);
      return () => synthesizer?.removeEventListener?.('voiceschanged', listener);
    },

    read(text, tag, onEnd) {
      const voice = synthesizer && voiceFor(synthesizer.getVoices(), tag);
      if (synthesizer === undefined || voice === undefined) return onEnd();
      stop();
      const utterance = utter(text);
      utterance.voice = voice as SpeechSynthesisVoice;
      utterance.lang = voice.lang.replace('_', '-');
      utterance.rate = calm;
      const end = () => {
        if (current === utterance) current = null;
        onEnd();
      };
      utterance.addEventListener('end', end);
      utterance.addEventListener('error', end);
      // Keeps a reference: a browser may garbage-collect the utterance and then never report its end.
      current = utterance;
      synthesizer.speak(utterance);
    },

    stop,
  };
}

let device: ReadAloud | null = null;

/** Returns the device's speech synthesis; a no-op when not supported. */
export function deviceReadAloud(): ReadAloud {
  return (device ??= createReadAloud(
    'speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined,
    (text) => new SpeechSynthesisUtterance(text),
  ));
}
