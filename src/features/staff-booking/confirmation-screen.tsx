import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { InLanguage } from '#shared/in-language.tsx';
import { type Language, languages, nameOfLanguage } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { ScreenOnly } from '#ui/layout/screen-only.tsx';
import { type Confirmed, confirmationQuery } from './confirmation-queries.ts';
import { ConfirmationSheet } from './confirmation-sheet.tsx';

export interface ConfirmationScreenProps {
  readonly acting: ActingFor;
  readonly requestId: string;
  /** To the request. */
  readonly requestHref: string;
}

/** The language of the paper: hers, where the product has it; otherwise that of the screen. */
function languageOf({ customer }: Confirmed, screen: Language): Language {
  return languages.find((code) => code === customer?.language.toLowerCase()) ?? screen;
}

function Ready({ acting, confirmed, requestHref }: ConfirmationScreenProps & { readonly confirmed: Confirmed }) {
  const { t } = useTranslation('confirmation');
  const screen = useLanguage();
  const [language, setLanguage] = useState(() => languageOf(confirmed, screen));
  const print = () => window.print();
  useActions([{ id: 'print', label: t('print'), group: t('page-title'), keys: ['p'], run: print }]);
  return (
    <>
      <ScreenOnly>
        <Row>
          <Button kind="main" icon="note" onClick={print}>
            {t('print')}
          </Button>
          <LinkButton icon="back" href={requestHref}>
            {t('to-request')}
          </LinkButton>
        </Row>
        <ChoiceCards
          id="confirmation-language"
          name="confirmation-language"
          legend={t('paper-language')}
          choices={languages.map((code) => ({ value: code, label: nameOfLanguage(code) }))}
          value={language}
          onChange={setLanguage}
        />
      </ScreenOnly>
      <Suspense fallback={<Loading text={t('loading')} />}>
        <InLanguage language={language}>
          <ConfirmationSheet acting={acting} confirmed={confirmed} />
        </InLanguage>
      </Suspense>
    </>
  );
}

/** A confirmation to print for somebody without mail. */
export function ConfirmationScreen(props: ConfirmationScreenProps) {
  const { t } = useTranslation(['confirmation', 'errors']);
  const state = useCachedQuery(confirmationQuery(props.acting, props.requestId));
  return (
    <Page title={t('page-title')} width="text">
      {state.status === 'loading' ? <Loading text={t('loading')} /> : null}
      {state.status === 'failed' ? (
        <Notice kind="warning" announce="status" title={t('failed')}>
          <p>{t(`errors:${state.error.code}`)}</p>
        </Notice>
      ) : null}
      {state.status === 'ready' ? <Ready {...props} confirmed={state.value} /> : null}
    </Page>
  );
}
