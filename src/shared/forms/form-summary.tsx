import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import type { FormHandle } from './use-form.ts';

export interface FormSummaryProps {
  readonly form: Pick<FormHandle<object, string, unknown>, 'problems' | 'attempt'>;
  readonly title: string;
  readonly intro?: string;
}

/** Lists the errors of a form above it; takes the focus after each attempt that has errors. */
export function FormSummary({ form: { problems, attempt }, ...words }: FormSummaryProps) {
  return <ErrorSummary {...words} problems={problems} attempt={attempt} />;
}
