import { EmployerTipScreen } from '#features/visitor-forms/employer-tip/employer-tip-screen.tsx';
import { VisitorShell } from '../visitor-shell.tsx';
import { formPost, legalHrefs } from './form-post.ts';
import { useWaitingForms } from './use-waiting-forms.ts';

export function EmployerTipPage() {
  const waiting = useWaitingForms();
  return (
    <VisitorShell>
      <EmployerTipScreen forms={formPost} legal={legalHrefs} waiting={waiting} />
    </VisitorShell>
  );
}
