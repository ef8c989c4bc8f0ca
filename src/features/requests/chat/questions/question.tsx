import { AddressQuestion } from './address-question.tsx';
import type { Step } from '../conversation.ts';
import { DateQuestion } from './date-question.tsx';
import { FrequencyQuestion } from './frequency-question.tsx';
import { HoursQuestion } from './hours-question.tsx';
import { NotesQuestion } from './notes-question.tsx';
import type { QuestionProps } from './question-props.ts';
import { ServiceQuestion } from './service-question.tsx';
import { TimeQuestion } from './time-question.tsx';

const questions: Readonly<Record<Step, (props: QuestionProps) => React.ReactNode>> = {
  service: ServiceQuestion,
  date: DateQuestion,
  time: TimeQuestion,
  frequency: FrequencyQuestion,
  address: AddressQuestion,
  hours: HoursQuestion,
  notes: NotesQuestion,
};

export interface OpenQuestionProps extends QuestionProps {
  readonly step: Step;
}

/** Renders the panel of the open question. */
export function OpenQuestion({ step, ...props }: OpenQuestionProps) {
  const Question = questions[step];
  return <Question {...props} />;
}
