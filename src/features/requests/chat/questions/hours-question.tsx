import { hoursRange } from '#domain/requests/prices.ts';
import { AnswerGrid } from '#ui/layout/answer-grid.tsx';
import { Button } from '#ui/actions/button.tsx';
import type { QuestionProps } from './question-props.ts';

const choices = Array.from({ length: hoursRange.max - hoursRange.min + 1 }, (_, index) => hoursRange.min + index);

export function HoursQuestion({ words, onChoose }: QuestionProps) {
  return (
    <AnswerGrid columns="many">
      {choices.map((hours) => (
        <Button key={hours} onClick={() => onChoose({ step: 'hours', value: hours })}>
          {words.ofGiven({ step: 'hours', value: hours })}
        </Button>
      ))}
    </AnswerGrid>
  );
}
