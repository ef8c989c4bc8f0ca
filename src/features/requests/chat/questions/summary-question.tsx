import { useTranslation } from '#i18n/use-translation.ts';
import { phoneHref } from '#domain/brand.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ValueWithAction } from '#ui/layout/value-with-action.tsx';
import { useUsualPriceText } from '#features/requests/usual-price.tsx';
import { type Given, type Step, steps } from '../conversation.ts';
import type { QuestionProps } from './question-props.ts';

export interface SummaryQuestionProps extends QuestionProps {
  readonly busy: boolean;
  readonly onChange: (step: Step) => void;
  readonly onConfirm: () => void;
}

/** Summarises what will be submitted; each answer can still be changed. */
export function SummaryQuestion({ conversation, words, busy, onChange, onConfirm }: SummaryQuestionProps) {
  const { t } = useTranslation(['chat', 'requests']);
  const sayUsualPrice = useUsualPriceText();
  const { answers, messages } = conversation;
  const last = messages.at(-1)?.parts.at(-1);
  const facts = steps.map((step) => ({
    name: t(`fact-${step}`),
    value: (
      <ValueWithAction
        action={
          <Button
            kind="quiet"
            disabled={busy}
            aria-label={t('change-name', { what: t(`fact-${step}`) })}
            onClick={() => onChange(step)}
          >
            {t('change')}
          </Button>
        }
      >
        {answers[step] === undefined ? null : words.ofGiven({ step, value: answers[step] } as Given)}
      </ValueWithAction>
    ),
  }));
  return (
    <>
      <Card as="div">
        <Facts
          facts={[
            ...facts,
            { name: t('fact-price'), value: sayUsualPrice(answers.service ?? '', t('price-by-phone')) },
          ]}
        />
      </Card>
      {last?.says === 'submit-failed' && !busy ? (
        <Notice kind="danger" title={t('failed')}>
          {words.ofPart(last).map((text) => (
            <p key={text}>{text}</p>
          ))}
          <Link href={phoneHref} icon="phone">
            {t('requests:call')}
          </Link>
        </Notice>
      ) : null}
      <Button kind="main" wide icon="send" busy={busy} onClick={onConfirm}>
        {t(busy ? 'confirm-busy' : 'confirm')}
      </Button>
    </>
  );
}
