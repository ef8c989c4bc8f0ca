import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/actions/button.tsx';
import { BigValue } from '#ui/content/big-value.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { YesOrNo } from './answer-stage.ts';

const answers = [
  { answer: 'yes', kind: 'main', icon: 'check' },
  { answer: 'no', kind: 'secondary', icon: 'close' },
] as const;

export interface QuoteQuestionProps {
  readonly service: string;
  readonly price: string;
  readonly isNew: boolean;
  readonly busy: YesOrNo | null;
  readonly onAnswer: (answer: YesOrNo) => void;
}

/** A price in plain words, with two large buttons. */
export function QuoteQuestion({ service, price, isNew, busy, onAnswer }: QuoteQuestionProps) {
  const { t } = useTranslation('visits');
  return (
    <>
      <p>
        <strong>{t(isNew ? 'quote-title-new' : 'quote-title')}</strong>
      </p>
      <BigValue>{price}</BigValue>
      <p>{t('quote-started')}</p>
      <Row>
        {answers.map(({ answer, kind, icon }) => (
          <Button
            key={answer}
            kind={kind}
            icon={icon}
            busy={busy !== null}
            aria-label={
              busy === answer ? t('quote-busy') : t('quote-named', { answer: t(`quote-${answer}`), service, price })
            }
            onClick={() => onAnswer(answer)}
          >
            {t(busy === answer ? 'quote-busy' : `quote-${answer}`)}
          </Button>
        ))}
      </Row>
    </>
  );
}
