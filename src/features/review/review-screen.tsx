import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { submitReview, validateReviewToken } from '#domain/contracts/reviews.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import { callFunctionAsVisitor } from '#firebase/visitor-functions.ts';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { type OpenedReview, openReview, type ReviewPorts } from './open-review.ts';
import type { ReviewDraft } from './review-draft.ts';
import { ReviewForm } from './review-form.tsx';

export interface ReviewScreenProps {
  /** Null: whoever came here brought no link. */
  readonly token: string | null;
  readonly homeHref: string;
  readonly onSent: (which: 'sent' | 'earlier') => void;
}

const calls: Omit<ReviewPorts, 'draft'> = {
  validate: (token) => callFunctionAsVisitor(validateReviewToken, { token }),
  submit: (token, { id }, rating) => callFunctionAsVisitor(submitReview, { token, planningId: id, rating }),
};

/** The device's database comes when the page stands there: nobody waits for it to read the first words. */
async function loadDraft(): Promise<ReviewDraft> {
  const { deviceReviewDraft } = await import('./device-review-draft.ts');
  return deviceReviewDraft();
}

interface Opened {
  readonly outcome: OpenedReview;
  /** Null when the code for it could not be fetched; then there is no form either. */
  readonly draft: ReviewDraft | null;
}

async function open(token: string): Promise<Opened> {
  try {
    const draft = await loadDraft();
    return { draft, outcome: await openReview(token, { ...calls, draft }) };
  } catch {
    return { draft: null, outcome: { kind: 'failed', code: 'network' } };
  }
}

/** What a link from a review mail leads to: loading, an error, or the form. */
export function ReviewScreen({ token, homeHref, onSent }: ReviewScreenProps) {
  const { t } = useTranslation(['review', 'errors']);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [opening, setOpening] = useState(0);
  const followed = useRef(-1);
  const shown = useRef(false);

  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  useEffect(() => {
    if (token === null || followed.current >= opening) return;
    followed.current = opening;
    void open(token).then((next) => {
      // Whoever did not wait is on another page by now, and stays there.
      if (!shown.current) return;
      if (next.outcome.kind === 'received') onSent('sent');
      else setOpened(next);
    });
  }, [token, opening, onSent]);

  function again() {
    setOpened(null);
    setOpening((count) => count + 1);
  }

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
        <Notice kind="danger" announce="alert" title={t('review-check-failed', { ns: 'errors' })}>
          <p>{t(code, { ns: 'errors' })}</p>
          <p>{t('check-help')}</p>
        </Notice>
        <Row>
          <Button kind="main" icon="retry" onClick={again}>
            {t('try-again')}
          </Button>
        </Row>
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
      submit={calls.submit}
      onSent={onSent}
      onRestart={again}
    />
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
