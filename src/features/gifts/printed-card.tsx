import { useTranslation } from '#i18n/use-translation.ts';
import { brand, phoneOnOneLine } from '#domain/brand.ts';
import type { Gift } from '#domain/documents/payments/gift.ts';
import { halfHoursFor } from '#domain/gifts/worth-in-hours.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { GreetingCard } from '#ui/layout/greeting-card.tsx';

/** The card of a gift, as it is printed. In the language of what is around it. */
export function PrintedCard({ gift }: { readonly gift: Gift }) {
  const { t } = useTranslation('gift');
  const language = useLanguage();
  const { senior_name: senior, from, message, credits } = gift;
  const amount = formatEuro(credits * 100, language);
  const halfHours = halfHoursFor(credits);
  return (
    <GreetingCard
      lang={language}
      sender={brand.name}
      title={t('card-title', { senior })}
      message={message}
      from={t('card-from', { from })}
      worth={t('card-worth', { amount })}
      worthNote={halfHours === 0 ? null : t('card-hours', { count: halfHours / 2 })}
      stepsTitle={t('card-how')}
      steps={[t('card-step-ask', { phone: phoneOnOneLine }), t('card-step-come'), t('card-step-pay')]}
      help={t('card-help', {
        phone: phoneOnOneLine,
        from: brand.phoneHours.fromHour,
        to: brand.phoneHours.toHour,
      })}
    />
  );
}
