/** What is needed of the browser's `speechSynthesis`. */
export interface Synthesizer {
  getVoices(): readonly Voice[];
  speak(utterance: SpeechSynthesisUtterance): void;
  cancel(): void;
  addEventListener?(type: 'voiceschanged', listener: () => void): void;
  removeEventListener?(type: 'voiceschanged', listener: () => void): void;
}

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

export interface ReadAloud {
  /** Whether this device itself can speak the language (`nl`, `en`). Voices that would send the text elsewhere do not count. */
  canRead(language: string): boolean;
  /** Calls at every change of the voices; they come in late. */
  observe(listener: () => void): () => void;
  /** Reads this and nothing else. `onEnd` comes when it is over, was stopped or failed. */
  read(text: string, language: string, onEnd: () => void): void;
  stop(): void;
}

/** People here listen best to their own accent; any other is better than silence. */
const accents: Readonly<Record<string, string>> = { nl: 'nl-BE', en: 'en-GB' };

/** Android writes `nl_BE`. */
const tag = (lang: string) => lang.replace('_', '-').toLowerCase();

function voiceFor(voices: readonly Voice[], language: string): Voice | undefined {
  const spoken = voices.filter(
    ({ lang, localService }) => localService && (tag(lang) === language || tag(lang).startsWith(`${language}-`)),
  );
  return spoken.find(({ lang }) => tag(lang) === tag(accents[language] ?? language)) ?? spoken[0];
}

/** A voice that speaks too fast loses the listener; this is a calm one. */
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
    canRead: (language) => synthesizer !== undefined && voiceFor(synthesizer.getVoices(), language) !== undefined,

    observe(listener) {
      synthesizer?.addEventListener?.('voiceschanged', listener);
      return () => synthesizer?.removeEventListener?.('voiceschanged', listener);
    },

    read(text, language, onEnd) {
      const voice = synthesizer && voiceFor(synthesizer.getVoices(), language);
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
      // Kept in sight: a browser may collect an utterance that nobody holds and then never say that it ended.
      current = utterance;
      synthesizer.speak(utterance);
    },

    stop,
  };
}

let device: ReadAloud | null = null;

/** The voices of this device; silent where it has none. */
export function deviceReadAloud(): ReadAloud {
  return (device ??= createReadAloud(
    'speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined,
    (text) => new SpeechSynthesisUtterance(text),
  ));
}
