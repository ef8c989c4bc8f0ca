/** Why recognition failed, limited to causes that a person can act on. */
export type ListenFailure = 'not-allowed' | 'no-speech' | 'no-microphone' | 'no-network' | 'failed';

export interface ListenOutcome {
  readonly onHeard: (transcript: string) => void;
  readonly onFailed: (failure: ListenFailure) => void;
}

/** Speech recognition of one answer. It may send the audio to the browser's vendor: ask for consent first. */
export interface Listening {
  /** Listens once, for a language by its BCP 47 tag. @returns a function that stops; nothing is reported after that. */
  listen(tag: string, outcome: ListenOutcome): () => void;
}

interface RecognitionResults {
  readonly length: number;
  readonly [index: number]: { readonly [index: number]: { readonly transcript: string } | undefined } | undefined;
}

/** The part used of the browser's `SpeechRecognition`, which TypeScript does not define everywhere. */
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

function transcriptOf(results: RecognitionResults): string {
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
        const transcript = transcriptOf(results);
        settle(() => (transcript === '' ? onFailed('no-speech') : onHeard(transcript)));
      };
      recognition.onerror = ({ error }) => settle(() => onFailed(failures[error] ?? 'failed'));
      // Some browsers end without a result and without an error.
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

/** Returns the browser's speech recognition; null when not supported. */
export function deviceListening(): Listening | null {
  const found = globalThis as {
    readonly SpeechRecognition?: RecognitionClass;
    readonly webkitSpeechRecognition?: RecognitionClass;
  };
  const Recognizer = found.SpeechRecognition ?? found.webkitSpeechRecognition;
  return Recognizer === undefined ? null : createListening(Recognizer);
}
