import { useEffect } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { brand, phoneHref, phoneOnOneLine } from '#domain/brand.ts';
import { PlainNotice } from '#ui/plain/plain-notice.tsx';
import { PlainLinkButton, PlainRow } from '#ui/plain/plain-parts.tsx';
import { PlainButton } from '#ui/plain/plain-button.tsx';
import type { HelperWork as Work } from '#domain/contracts/helpers.ts';
import { HelperWork } from './helper-work.tsx';
import { useHelperPage } from './use-helper-page.ts';
import { useHelperWords } from './use-helper-words.ts';

function CallUs() {
  const { t } = useTranslation('common');
  return (
    <PlainRow>
      <PlainLinkButton href={phoneHref}>
        {t('call-us')} {phoneOnOneLine}
      </PlainLinkButton>
    </PlainRow>
  );
}

/** Without a link that counts: what to do, and the telephone. */
function WithoutLink({ what, isLost }: { readonly what: 'no-link' | 'invalid'; readonly isLost: boolean }) {
  const { t } = useTranslation('helper');
  return (
    <>
      <h1>{t(`${what}-title`)}</h1>
      {isLost ? <PlainNotice kind="warning" title={t('told-lost')} /> : null}
      <p>{t(`${what}-text`)}</p>
      <p>{t(what === 'invalid' ? 'invalid-call' : 'no-link-lost')}</p>
      <CallUs />
    </>
  );
}

export interface HelperScreenProps {
  /** Called with what is shown of a student's work; null where nothing of anybody is. */
  readonly onShown: (shown: { readonly link: string; readonly work: Work } | null) => void;
}

/** The one screen of the student's app. */
export function HelperScreen({ onShown }: HelperScreenProps) {
  const { t } = useTranslation('helper');
  const words = useHelperWords();
  const { page, refresh } = useHelperPage();
  const pageTitle = t('page-title');

  useEffect(() => {
    document.title = `${pageTitle} | ${brand.name}`;
  }, [pageTitle]);

  useEffect(() => onShown(page.status === 'ready' ? page : null), [page, onShown]);

  if (page.status === 'ready') {
    const { link, work, isFresh } = page;
    return (
      <>
        <h1>{t('title', { student: work.first_name })}</h1>
        {/* What is typed, and what was done, belongs to one student: another's link begins anew. */}
        <HelperWork key={link} link={link} work={work} isFresh={isFresh} refresh={refresh} />
      </>
    );
  }
  if (page.status === 'failed') {
    return (
      <>
        <h1>{pageTitle}</h1>
        <div role="alert">
          <PlainNotice kind="warning" title={t('start-failed')}>
            <p>{words.problem(page.code)}</p>
          </PlainNotice>
        </div>
        <PlainRow>
          <PlainButton kind="main" onClick={() => void refresh()}>
            {t('refresh')}
          </PlainButton>
        </PlainRow>
        <CallUs />
      </>
    );
  }
  if (page.status === 'starting') {
    return (
      <>
        <h1>{pageTitle}</h1>
        <p role="status" data-pending="">
          {t('loading')}
        </p>
      </>
    );
  }
  if (page.status === 'link-invalid') return <WithoutLink what="invalid" isLost={page.isLost} />;
  return <WithoutLink what="no-link" isLost={false} />;
}
