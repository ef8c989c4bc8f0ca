import { useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { AlertResult } from '#domain/alerts/commands/finish-alert.ts';
import { finishAlert, takeAlert } from '#domain/contracts/told.ts';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';

/** A staff member begins to tell something, and says what came of it. */
export function useTold(acting: ActingFor, alertId: string) {
  const take = useDispatch(acting, takeAlert);
  const finish = useDispatch(acting, finishAlert);
  const [result, setResult] = useState<AlertResult | null>(null);
  return {
    /** What came of it, once it is stored. */
    result,
    busy: take.busy || finish.busy,
    problem: take.problem ?? finish.problem,
    take: () => take.run({ alert_id: alertId }),
    async finish(wanted: AlertResult) {
      if (await finish.run({ alert_id: alertId, result: wanted })) setResult(wanted);
    },
    settle() {
      take.settle();
      finish.settle();
    },
  };
}
