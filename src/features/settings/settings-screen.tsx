import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { type Language, languages, nameOfLanguage, toLanguage } from '#i18n/languages.ts';
import { switchLanguage } from '#i18n/load-texts.ts';
import { chooseContrast, chooseTextSize, currentDisplay, observeDisplay, type Display } from '#lib/display.ts';
import { contrasts, textSizes } from '#lib/device/display-choices.ts';
import { appVersion } from '#lib/device/app-version.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';

/** Scrolls the focused element into view after a change of text size, which moves the layout. */
function useFocusInView({ textSize }: Display): void {
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [textSize]);
}

/** Shows the chosen language at once, while its texts load, and reverts it when they cannot be loaded. */
function useLanguageChoice(current: Language): [Language, (language: Language) => void] {
  const [pending, setPending] = useState<Language | null>(null);
  const choose = (language: Language) => {
    setPending(language);
    void switchLanguage(language).then(() => setPending(null));
  };
  return [pending ?? current, choose];
}

/** The settings of this device. Each choice applies at once. */
export function SettingsScreen({ onDone }: { readonly onDone: () => void }) {
  const { t, i18n } = useTranslation('settings');
  const display = useSyncExternalStore(observeDisplay, currentDisplay);
  const [language, chooseLanguage] = useLanguageChoice(toLanguage(i18n.language));
  useFocusInView(display);

  return (
    <Page title={t('title')} lead={t('lead')} width="text">
      <ChoiceCards
        id="text-size"
        name="text-size"
        legend={t('text-size')}
        choices={textSizes.map((size) => ({ value: size, label: t(`size-${size}`), description: `${size} %` }))}
        value={display.textSize}
        onChange={chooseTextSize}
      />
      <ChoiceCards
        id="contrast"
        name="contrast"
        legend={t('contrast')}
        choices={contrasts.map((contrast) => ({
          value: contrast,
          label: t(`contrast-${contrast}`),
          description: t(`contrast-${contrast}-text`),
        }))}
        value={display.contrast}
        onChange={chooseContrast}
      />
      <ChoiceCards
        id="language"
        name="language"
        legend={t('language')}
        choices={languages.map((code) => ({ value: code, label: <span lang={code}>{nameOfLanguage(code)}</span> }))}
        value={language}
        onChange={chooseLanguage}
      />
      <Card title={t('sample-title')}>
        <p>{t('sample-text')}</p>
      </Card>
      <Row>
        <Button kind="main" icon="check" onClick={onDone}>
          {t('done')}
        </Button>
      </Row>
      {appVersion !== null && <p>{t('version', { version: appVersion })}</p>}
    </Page>
  );
}
