import { useTranslation } from '#i18n/use-translation.ts';
import { FailureReason } from '#shared/failure-reason.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { CodeForm } from './use-code-form.ts';

interface CodeFailureProps {
  readonly form: CodeForm;
  readonly loginHref: string;
}

/** What went wrong besides the code itself. */
export function CodeFailure({ form: { failure, failedField, attempt }, loginHref }: CodeFailureProps) {
  const { t } = useTranslation(['second-factor', 'errors']);
  if (failure === null || failedField !== null) return null;
  const isOver = failure === 'link-expired';
  return (
    <Notice key={attempt} kind="danger" announce="alert" title={t('failure-title')}>
      <FailureReason reason={isOver ? t('code-expired') : t(`errors:${failure}`)} />
      {isOver ? <LinkButton href={loginHref}>{t('to-login')}</LinkButton> : null}
    </Notice>
  );
}
