import { HoursPicker } from '#features/requests/pickers/hours-picker.tsx';
import type { QuestionProps } from './question-props.ts';

export function HoursQuestion({ onChoose }: QuestionProps) {
  return <HoursPicker onPick={(value) => onChoose({ step: 'hours', value })} />;
}
