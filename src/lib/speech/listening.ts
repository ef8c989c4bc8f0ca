/** Why nothing was heard, as far as a person can do something about it. */
export type ListenFailure = 'not-allowed' | 'no-speech' | 'no-microphone' | 'no-network' | 'failed';

export interface ListenOutcome {
  readonly onHeard: (words: string) => void;
  readonly onFailed: (failure: ListenFailure) => void;
}

/** Turns one spoken answer into words. It may send the sound to the maker of the browser: ask before the first time. */
export interface Listening {
  /** Listens once, for a language by its BCP 47 tag. @returns how to stop; nothing is heard or reported after that. */
  listen(tag: string, outcome: ListenOutcome): () => void;
}

interface RecognitionResults {
  readonly length: number;
  readonly [index: number]: { readonly [index: number]: { readonly transcript: string } | undefined } | undefined;
}

/** What is needed of the browser's `SpeechRecognition`, which TypeScript does not know everywhere. */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  onresult: ((event: { readonly results: RecognitionResults }) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

export type RecognitionClass = new () => Recognition;

const failures: Readonly<Record<string, ListenFailure>> = {
  'not-allowed': 'not-allowed',
  'service-not-allowed': 'not-allowed',
  'no-speech': 'no-speech',
  'audio-capture': 'no-microphone',
  network: 'no-network',
};

function wordsOf(results: RecognitionResults): string {
  return Array.from({ length: results.length }, (_, index) => results[index]?.[0]?.transcript ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function createListening(Recognizer: RecognitionClass): Listening {
  return {
    listen(tag, { onHeard, onFailed }) {
      const recognition = new Recognizer();
      let over = false;
      const settle = (report: () => void) => {
        if (over) return;
        over = true;
        report();
      };
      recognition.lang = tag;
      recognition.continuous = false;
      recognition.interimResults = false;
      recognition.maxAlternatives = 1;
      recognition.onresult = ({ results }) => {
        const words = wordsOf(results);
        settle(() => (words === '' ? onFailed('no-speech') : onHeard(words)));
      };
      recognition.onerror = ({ error }) => settle(() => onFailed(failures[error] ?? 'failed'));
      // Some browsers end without a word and without an error.
      recognition.onend = () => settle(() => onFailed('no-speech'));
      try {
        recognition.start();
      } catch {
        settle(() => onFailed('failed'));
      }
      return () => {
        over = true;
        recognition.abort();
      };
    },
  };
}

/** The browser's own ears; null where it has none. */
export function deviceListening(): Listening | null {
  const found = globalThis as {
    readonly SpeechRecognition?: RecognitionClass;
    readonly webkitSpeechRecognition?: RecognitionClass;
  };
  const Recognizer = found.SpeechRecognition ?? found.webkitSpeechRecognition;
  return Recognizer === undefined ? null : createListening(Recognizer);
}
