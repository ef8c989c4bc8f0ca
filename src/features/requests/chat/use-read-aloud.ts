import { useEffect, useState, useSyncExternalStore } from 'react';
import { localeOf } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { deviceReadAloud } from '#lib/speech/read-aloud.ts';

export interface ReadAloudControls {
  /** Number of the message that is being read; null when none is. */
  readonly reading: number | null;
  readonly read: (message: number, text: string) => void;
  readonly stop: () => void;
}

const observe = (listener: () => void) => deviceReadAloud().observe(listener);

/** Reads messages aloud with a voice of this device in the current language; null when it has none. */
export function useReadAloud(): ReadAloudControls | null {
  const { tag } = localeOf(useLanguage());
  const able = useSyncExternalStore(observe, () => deviceReadAloud().canRead(tag));
  const [reading, setReading] = useState<number | null>(null);

  // Stop on unmount and on a change of language.
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
