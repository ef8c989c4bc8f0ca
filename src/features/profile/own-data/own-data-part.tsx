import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { askOwnData } from '#domain/contracts/privacy/own-data.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { withFreshSignIn } from '#firebase/auth/fresh-sign-in.ts';
import { callFunction } from '#firebase/functions.ts';
import { FailureReason } from '#shared/failure-reason.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Section } from '#ui/layout/section.tsx';

/** Getting the own data, by a mail with a link. */
export function OwnDataPart() {
  const { t } = useTranslation(['own-data', 'errors']);
  const [outcome, setOutcome] = useState<'none' | 'busy' | 'asked' | DomainError>('none');

  async function ask() {
    setOutcome('busy');
    const answer = await withFreshSignIn(() => callFunction(askOwnData, {}));
    setOutcome(answer.ok ? 'asked' : answer.error);
  }

  return (
    <Section title={t('part-title')}>
      <p>{t('part-text')}</p>
      <StatusArea>
        {outcome === 'asked' ? (
          <Notice kind="success" icon="mail" title={t('asked-title')}>
            <p>{t('asked-text')}</p>
          </Notice>
        ) : null}
        {typeof outcome === 'object' ? (
          <Notice kind="danger" title={t('ask-failed')}>
            <FailureReason reason={t(`errors:${outcome.code}`)} />
          </Notice>
        ) : null}
      </StatusArea>
      <Row>
        <Button busy={outcome === 'busy'} onClick={() => void ask()}>
          {t(outcome === 'busy' ? 'ask-busy' : 'ask')}
        </Button>
      </Row>
    </Section>
  );
}
