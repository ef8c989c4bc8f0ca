import { useParams } from 'react-router-dom';
import type { DebtLetter } from '#domain/documents/payments/debt.ts';
import { DebtLetterScreen } from '#features/staff-reminders/debt-letter-screen.tsx';
import { staffHrefs } from './staff-hrefs.ts';
import type { StaffPageProps } from './staff-routes.ts';

function DebtLetterPage({ acting, letter }: StaffPageProps & { readonly letter: DebtLetter }) {
  const { debtId = '' } = useParams();
  return <DebtLetterScreen key={debtId} {...{ acting, debtId, letter }} personHref={staffHrefs.people} />;
}

/** The reminder of a debt, to print. */
export function ReminderPage({ acting }: StaffPageProps) {
  return <DebtLetterPage acting={acting} letter="reminder" />;
}

/** The letter about the fee of a debt, to print. */
export function FeeLetterPage({ acting }: StaffPageProps) {
  return <DebtLetterPage acting={acting} letter="fee" />;
}
