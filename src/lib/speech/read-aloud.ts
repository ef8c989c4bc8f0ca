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
  /** Whether this device itself can speak the language of a BCP 47 tag. Voices that would send the text elsewhere do not count. */
  canRead(tag: string): boolean;
  /** Calls at every change of the voices; they come in late. */
  observe(listener: () => void): () => void;
  /** Reads this and nothing else. `onEnd` comes when it is over, was stopped or failed. */
  read(text: string, tag: string, onEnd: () => void): void;
  stop(): void;
}

/** Android writes `nl_BE`. */
const normalTag = (lang: string) => lang.replace('_', '-').toLowerCase();

/** People here listen best to their own accent; any other of the language is better than silence. */
function voiceFor(voices: readonly Voice[], tag: string): Voice | undefined {
  const wanted = normalTag(tag);
  const [language = ''] = wanted.split('-');
  const spoken = voices.filter(({ lang, localService }) => localService && normalTag(lang).split('-')[0] === language);
  return spoken.find(({ lang }) => normalTag(lang) === wanted) ?? spoken[0];
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
