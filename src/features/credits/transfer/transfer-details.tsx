import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { brand } from '#domain/brand.ts';
import { epcCode, writtenIban } from '#domain/transfers/epc-code.ts';
import { writtenReference } from '#domain/transfers/transfer-reference.ts';
import { Button } from '#ui/actions/button.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { WholeGroups } from '#ui/content/whole-groups.tsx';
import { QrCode } from '#ui/content/qr-code.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useEuroFormat } from '../use-euro-format.ts';

export interface TransferDetailsProps {
  readonly cents: number;
  readonly reference: string;
}

type Copied = 'iban' | 'reference' | 'failed';

/** Everything that a transfer needs: as a code for the bank's app, and as text to copy or to type. */
export function TransferDetails({ cents, reference }: TransferDetailsProps) {
  const { t } = useTranslation('credits');
  const formatEuro = useEuroFormat();
  const [copied, setCopied] = useState<Copied | null>(null);
  const amount = formatEuro(cents);
  const written = writtenReference(reference);

  async function copy(what: Exclude<Copied, 'failed'>, text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(what);
    } catch {
      setCopied('failed');
    }
  }

  return (
    <Stack>
      <p>{t('transfer-scan')}</p>
      <QrCode content={epcCode({ cents, reference })} label={t('transfer-code', { amount })} />
      <p>{t('transfer-type')}</p>
      <Facts
        facts={[
          { name: t('transfer-amount'), value: amount },
          { name: t('transfer-iban'), value: <strong>{writtenIban(brand.bank.iban)}</strong> },
          { name: t('transfer-name'), value: brand.bank.beneficiary },
          { name: t('transfer-reference'), value: <WholeGroups groups={written.split(/(?<=\/)|(?=\+{3}$)/)} /> },
        ]}
      />
      <Row>
        <Button icon="note" onClick={() => void copy('iban', brand.bank.iban)}>
          {t('transfer-copy-iban')}
        </Button>
        <Button icon="note" onClick={() => void copy('reference', written)}>
          {t('transfer-copy-reference')}
        </Button>
      </Row>
      <StatusArea>
        {copied === null ? null : (
          <Notice kind={copied === 'failed' ? 'warning' : 'success'} title={t(`transfer-copied-${copied}`)} />
        )}
      </StatusArea>
      <p>{t('transfer-after')}</p>
    </Stack>
  );
}
