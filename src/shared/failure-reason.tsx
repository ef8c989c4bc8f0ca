import { useTranslation } from '#i18n/use-translation.ts';
import { brand } from '#domain/brand.ts';

const givesPhone = (reason: string) => reason.replaceAll('\u00a0', ' ').includes(brand.phoneDisplay);

/** Why something failed, and the telephone number as the way out where the reason does not give it. */
export function FailureReason({ reason }: { readonly reason: string }) {
  const { t } = useTranslation('common');
  return (
    <>
      <p>{reason}</p>
      {givesPhone(reason) ? null : <p>{t('stuck-call')}</p>}
    </>
  );
}
