import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '#domain/error-codes.ts';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
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

  if (token === null) return <NoReview code="review-token-missing" help="open-mail-again" homeHref={homeHref} />;
  if (opened === null || opened.outcome.kind === 'received') {
    return (
      <Page title={t('title')} width="text">
        <Loading text={t('checking')} />
      </Page>
    );
  }
  const { outcome, draft } = opened;
  if (outcome.kind === 'invalid') return <NoReview code="review-link-invalid" help="used-help" homeHref={homeHref} />;
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
        <p>{t(code, { ns: 'errors' })}</p>
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
  readonly code: Extract<ErrorCode, 'review-token-missing' | 'review-link-invalid'>;
  readonly help: 'open-mail-again' | 'used-help';
  readonly homeHref: string;
}

/** There is nothing to review with this link, and trying again would not help. */
function NoReview({ code, help, homeHref }: NoReviewProps) {
  const { t } = useTranslation(['review', 'errors']);
  return (
    <Page title={t('title')} width="text" invalid>
      <Notice kind="danger" announce="alert" title={t(code, { ns: 'errors' })}>
        <p>{t(help)}</p>
      </Notice>
      <Row>
        <LinkButton href={homeHref}>{t('to-home')}</LinkButton>
      </Row>
    </Page>
  );
}
