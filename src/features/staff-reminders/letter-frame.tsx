import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { brand } from '#domain/brand.ts';
import type { CustomerRecord } from '#domain/documents/customer.ts';
import type { Debt } from '#domain/documents/payments/debt.ts';
import { noonOf } from '#domain/requests/calendar.ts';
import { epcCode, writtenIban } from '#domain/transfers/epc-code.ts';
import { writtenReference } from '#domain/transfers/transfer-reference.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatDayOfMoment } from '#shared/days/day-words.ts';
import { fullName, Recipient, Sender } from '#shared/staff/print/letter-head.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { QrCode } from '#ui/content/qr-code.tsx';
import { Sheet, Strong } from '#ui/layout/sheet.tsx';

/** What each letter about a debt is made from. */
export interface DebtSheetProps {
  readonly acting: ActingFor;
  readonly debt: Debt;
  readonly customer: CustomerRecord | null;
  /** On the letter, yyyy-MM-dd. */
  readonly day: string;
}

interface LetterFrameProps extends Pick<DebtSheetProps, 'customer' | 'day'> {
  readonly title: string;
  /** What a transfer pays. */
  readonly cents: number;
  readonly reference: string;
  /** What it is about, between the greeting and how to pay. */
  readonly children: ReactNode;
}

/** A letter about money: head and greeting, what a transfer needs, as text and as a code, and how to reach us. */
export function LetterFrame({ customer, day, title, cents, reference, children }: LetterFrameProps) {
  const { t } = useTranslation('debts');
  const language = useLanguage();
  const amount = formatEuro(cents, language);
  return (
    <Sheet
      lang={language}
      sender={<Sender />}
      recipient={customer === null ? null : <Recipient customer={customer} />}
      date={formatDayOfMoment(noonOf(day), language)}
      title={title}
    >
      <p>{t('letter-greeting', { name: customer === null ? '' : fullName(customer) })}</p>
      {children}
      <Facts
        facts={[
          { name: t('letter-amount'), value: amount },
          { name: t('letter-iban'), value: writtenIban(brand.bank.iban) },
          { name: t('letter-name'), value: brand.bank.beneficiary },
          { name: t('letter-reference'), value: writtenReference(reference) },
        ]}
      />
      <QrCode content={epcCode({ cents, reference })} label={t('letter-code', { amount })} />
      <p>{t('letter-scan')}</p>
      <p>{t('letter-paid')}</p>
      <p>{t('letter-call')}</p>
      <p>
        <Strong>{brand.phoneDisplay}</Strong>
      </p>
      <p>{t('letter-company', { name: brand.bank.beneficiary, number: brand.enterpriseNumber })}</p>
    </Sheet>
  );
}
