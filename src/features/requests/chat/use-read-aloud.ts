import { useEffect, useState, useSyncExternalStore } from 'react';
import { localeOf } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { deviceReadAloud } from '#lib/speech/read-aloud.ts';

export interface ReadAloudControls {
  /** The message that is being read. */
  readonly reading: number | null;
  readonly read: (message: number, text: string) => void;
  readonly stop: () => void;
}

const observe = (listener: () => void) => deviceReadAloud().observe(listener);

/** Reading aloud with a voice of this device, in the language of the screen; null where there is none. */
export function useReadAloud(): ReadAloudControls | null {
  const { tag } = localeOf(useLanguage());
  const able = useSyncExternalStore(observe, () => deviceReadAloud().canRead(tag));
  const [reading, setReading] = useState<number | null>(null);

  // Whoever leaves, or takes another language, is not read to any longer.
  useEffect(() => () => deviceReadAloud().stop(), [tag]);

  if (!able) return null;
  return {
    reading,
    read(message, text) {
      setReading(message);
      deviceReadAloud().read(text, tag, () => setReading((now) => (now === message ? null : now)));
    },
    stop() {
      deviceReadAloud().stop();
      setReading(null);
    },
  };
}
