import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { assignStudent, offerVisit, releaseRequest, takeRequest } from '#domain/contracts/dispatch.ts';
import type { Language } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { type DispatchProblem, useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';

/** A student as a command names her. */
export interface NamedStudent {
  readonly id: string;
  readonly name: string;
}

/** The commands that ask nothing more: one press does them. */
export function useDirectCommands(acting: ActingFor, requestId: string, revision: number) {
  const { t } = useTranslation('file');
  const take = useDispatch(acting, takeRequest);
  const release = useDispatch(acting, releaseRequest);
  const offer = useDispatch(acting, offerVisit);
  const plan = useDispatch(acting, assignStudent);
  const language = useLanguage();
  const [said, setSaid] = useState<{ readonly text: string; readonly language: Language } | null>(null);
  const all = [take, release, offer, plan];
  const busy = all.some((command) => command.busy);

  const say = (text: string) => setSaid({ text, language });

  async function doing(run: () => Promise<boolean>, done: string) {
    if (busy) return;
    for (const command of all) command.settle();
    setSaid(null);
    if (await run()) say(done);
  }

  const base = { request_id: requestId, revision };
  return {
    busy,
    /** What was done last, in words; nothing once the language is another. */
    done: said?.language === language ? said.text : null,
    say,
    problem: all.map(({ problem }) => problem).find((problem): problem is DispatchProblem => problem !== null) ?? null,
    settle: () => all.forEach((command) => command.settle()),
    take: () => void doing(() => take.run(base), t('done-take')),
    release: () => void doing(() => release.run(base), t('done-release')),
    offer: (visitId: string, { id, name }: NamedStudent) =>
      void doing(() => offer.run({ ...base, visit_id: visitId, student_id: id }), t('done-offer', { name })),
    plan: (visitId: string, { id, name }: NamedStudent) =>
      void doing(() => plan.run({ ...base, visit_id: visitId, student_id: id, reason: '' }), t('done-plan', { name })),
  };
}
