import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

interface TextsFromProps {
  readonly texts: i18n;
  readonly children: ReactNode;
}

/** The screens in it take their texts from this instance. */
export function TextsFrom({ texts, children }: TextsFromProps) {
  return <I18nextProvider i18n={texts}>{children}</I18nextProvider>;
}
