import { languages, nameOfLanguage } from '#i18n/languages.ts';
import { switchLanguage } from '#i18n/load-texts.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { PlainButton } from '#ui/plain/plain-button.tsx';

/** The other languages. */
export function HelperLanguages() {
  const language = useLanguage();
  return languages
    .filter((other) => other !== language)
    .map((other) => (
      <PlainButton key={other} onClick={() => void switchLanguage(other)}>
        <span lang={other}>{nameOfLanguage(other)}</span>
      </PlainButton>
    ));
}
