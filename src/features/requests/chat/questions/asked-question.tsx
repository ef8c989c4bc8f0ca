import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { Given, Step } from '../conversation.ts';
import type { QuestionProps } from './question-props.ts';
import { OpenQuestion } from './question.tsx';
import { SummaryQuestion } from './summary-question.tsx';

export interface AskedQuestionProps extends QuestionProps {
  /** The request is being handed over. */
  readonly busy: boolean;
  readonly onChange: (step: Step) => void;
  /** Leaves the answer that was about to be changed as it was. */
  readonly onKeep: () => void;
  readonly onConfirm: () => void;
  readonly onShowRequests: () => void;
  readonly onRestart: () => void;
}

/** What can be done at this point of the conversation: answer the question, confirm, or go on after the request was sent. */
export function AskedQuestion(props: AskedQuestionProps) {
  const { busy, onChange, onKeep, onConfirm, onShowRequests, onRestart, ...question } = props;
  const { t } = useTranslation('chat');
  const { asking, answers } = question.conversation;
  if (asking === 'done') {
    return (
      <Row>
        <Button kind="main" icon="list" onClick={onShowRequests}>
          {t('to-requests')}
        </Button>
        <Button icon="ask-help" onClick={onRestart}>
          {t('another-request')}
        </Button>
      </Row>
    );
  }
  if (asking === 'confirm') {
    return <SummaryQuestion {...question} busy={busy} onChange={onChange} onConfirm={onConfirm} />;
  }
  const changing = answers[asking] === undefined ? null : ({ step: asking, value: answers[asking] } as Given);
  return (
    <>
      <OpenQuestion key={asking} step={asking} {...question} />
      {changing === null ? null : (
        <Row>
          <Button icon="back" onClick={onKeep}>
            {t('keep-answer', { answer: question.words.ofGiven(changing) })}
          </Button>
        </Row>
      )}
    </>
  );
}
