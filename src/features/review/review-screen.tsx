import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { FailureReason } from '#shared/failure-reason.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { ReviewForm } from './review-form.tsx';
import { reviewCalls, useOpenedReview } from './use-opened-review.ts';

export interface ReviewScreenProps {
  /** Null: the address holds no link. */
  readonly token: string | null;
  readonly homeHref: string;
  readonly onSent: (which: 'sent' | 'earlier') => void;
}

/** What a link from a review mail leads to: loading, an error, or the form. */
export function ReviewScreen({ token, homeHref, onSent }: ReviewScreenProps) {
  const { t } = useTranslation(['review', 'errors']);
  const { opened, opening, again } = useOpenedReview(token, onSent);

  if (token === null) {
    const code = t('review-token-missing', { ns: 'errors' });
    return (
      <NoReview title={t('link-incomplete')} homeHref={homeHref}>
        <p>{t('open-mail-again')}</p>
        <p>{t('tell-us', { code })}</p>
      </NoReview>
    );
  }
  if (opened === null || opened.outcome.kind === 'received') {
    return (
      <Page title={t('title')} width="text">
        <Loading text={t('checking')} />
      </Page>
    );
  }
  const { outcome, draft } = opened;
  if (outcome.kind === 'invalid') {
    return (
      <NoReview title={t('review-link-invalid', { ns: 'errors' })} homeHref={homeHref}>
        <p>{t('used-help')}</p>
      </NoReview>
    );
  }
  if (outcome.kind === 'failed' || draft === null) {
    const code = outcome.kind === 'failed' ? outcome.code : 'unknown';
    return (
      <Page title={t('title')} width="text" invalid>
        <CheckFailed code={code} onTryAgain={again} />
      </Page>
    );
  }
  return (
    <ReviewForm
      key={opening}
      token={token}
      visit={outcome.visit}
      kept={outcome.kept}
      draft={draft}
      submit={reviewCalls.submit}
      onSent={onSent}
      onRestart={again}
    />
  );
}

interface CheckFailedProps {
  readonly code: ErrorCode;
  readonly onTryAgain: () => void;
}

function CheckFailed({ code, onTryAgain }: CheckFailedProps) {
  const { t } = useTranslation(['review', 'errors']);
  return (
    <>
      <Notice kind="danger" announce="alert" title={t('review-check-failed', { ns: 'errors' })}>
        <FailureReason reason={t(code, { ns: 'errors' })} />
        <p>{t('check-help')}</p>
      </Notice>
      <Row>
        <Button kind="main" icon="retry" onClick={onTryAgain}>
          {t('try-again')}
        </Button>
      </Row>
    </>
  );
}

interface NoReviewProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly homeHref: string;
}

/** There is nothing to review with this link, and trying again would not help. */
function NoReview({ title, children, homeHref }: NoReviewProps) {
  const { t } = useTranslation('review');
  return (
    <Page title={t('title')} width="text" invalid>
      <Notice kind="danger" announce="alert" title={title}>
        {children}
      </Notice>
      <Row>
        <LinkButton href={homeHref}>{t('to-home')}</LinkButton>
      </Row>
    </Page>
  );
}
