import type { Ref } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { cancellationTerms } from '#domain/requests/cancellation-terms.ts';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { Button } from '#ui/actions/button.tsx';
import { Apart } from '#ui/layout/apart.tsx';
import { useTermsText } from '#features/requests/visit/use-terms-text.ts';

export interface CancelPartProps {
  readonly row: RequestRow;
  readonly now: Date;
  /** The accessible name of the button, which tells the request. */
  readonly label: string;
  readonly cancelRef: Ref<HTMLButtonElement>;
  readonly onCancel: (row: RequestRow) => void;
}

/** The last part of a card: until when cancelling is free, and the button. */
export function CancelPart({ row, now, label, cancelRef, onCancel }: CancelPartProps) {
  const { t } = useTranslation(['requests', 'visits']);
  const termsText = useTermsText();
  const terms = cancellationTerms(row, now);
  return (
    <Apart>
      {terms === null || terms.kind === 'begun' ? null : (
        <p>{terms.kind === 'free' ? termsText(terms, now) : t('visits:terms-cost-none')}</p>
      )}
      <Button icon="close" aria-label={label} ref={cancelRef} onClick={() => onCancel(row)}>
        {t('cancel')}
      </Button>
    </Apart>
  );
}
