import { useTranslation } from '#i18n/use-translation.ts';
import { phoneHref } from '#domain/brand.ts';
import { Link } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

export function ProfileMissingNotice() {
  const { t } = useTranslation(['chat', 'requests']);
  return (
    <Notice kind="danger" announce="status" title={t('profile-problem')}>
      <p>{t('profile-missing')}</p>
      <Link href={phoneHref} icon="phone">
        {t('requests:call')}
      </Link>
    </Notice>
  );
}
