import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { type Language, languages, nameOfLanguage } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { InLanguage } from '#shared/in-language.tsx';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { Row } from '#ui/layout/row.tsx';
import { ScreenOnly } from '#ui/layout/screen-only.tsx';

export interface PaperProps {
  /** Of the screen: the group of its actions. */
  readonly title: string;
  /** As an account or a record names it. */
  readonly readersLanguage: string | undefined;
  readonly back: { readonly href: string; readonly label: string };
  /** What else can be done, beside printing. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A letter to print, in the reader's language or another. Only the letter itself is printed. */
export function Paper({ title, readersLanguage, back, actions, children }: PaperProps) {
  const { t } = useTranslation('confirmation');
  const screen = useLanguage();
  const [language, setLanguage] = useState<Language>(
    () => languages.find((code) => code === readersLanguage?.toLowerCase()) ?? screen,
  );
  const print = () => window.print();
  useActions([{ id: 'print', label: t('print'), group: title, keys: ['p'], run: print }]);
  return (
    <>
      <ScreenOnly>
        <Row>
          <Button kind="main" icon="note" onClick={print}>
            {t('print')}
          </Button>
          <LinkButton icon="back" href={back.href}>
            {back.label}
          </LinkButton>
        </Row>
        {actions}
        <ChoiceCards
          id="paper-language"
          name="paper-language"
          legend={t('paper-language')}
          choices={languages.map((code) => ({ value: code, label: nameOfLanguage(code) }))}
          value={language}
          onChange={setLanguage}
        />
      </ScreenOnly>
      <Suspense fallback={<Loading text={t('loading')} />}>
        <InLanguage language={language}>{children}</InLanguage>
      </Suspense>
    </>
  );
}
