import i18next from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { TextsFrom } from '#i18n/texts-from.tsx';
import { spokenToFamily } from './spoken-to-family.ts';

export interface SpeaksOfSeniorProps {
  /** As a family member knows her. */
  readonly senior: string;
  readonly children: ReactNode;
}

/** The views of a senior, read by somebody else: texts about the senior's things name her. */
export function SpeaksOfSenior({ senior, children }: SpeaksOfSeniorProps) {
  const texts = useMemo(() => spokenToFamily(i18next, senior), [senior]);
  return <TextsFrom texts={texts}>{children}</TextsFrom>;
}
