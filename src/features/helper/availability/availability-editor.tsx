import { useEffect, useRef } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { HelperVisit } from '#domain/contracts/helpers.ts';
import { PlainButton } from '#ui/plain/plain-button.tsx';
import { PlainNotice } from '#ui/plain/plain-notice.tsx';
import { PlainCard, PlainRow, PlainSmall, PlainStack } from '#ui/plain/plain-parts.tsx';
import { ProblemNotice } from '../problem-notice.tsx';
import { useHelperWords } from '../use-helper-words.ts';
import { visitElementId } from '../visit-element-id.ts';
import { OtherDays } from './other-days.tsx';
import type { AvailabilityForm } from './use-availability.ts';
import { WeekDays } from './week-days.tsx';

interface EditorProps {
  readonly form: AvailabilityForm;
  /** Whether the student opened it just now; what is left from before waits where it is. */
  readonly takesFocus: boolean;
  readonly onClosed: () => void;
}

/** A visit stays the student's whatever she says of her hours: she is led to where she says that she cannot come. */
function OwnVisits({ visits }: { readonly visits: readonly HelperVisit[] }) {
  const { t } = useTranslation('own-cards');
  const words = useHelperWords();

  function show(id: string) {
    const card = document.getElementById(visitElementId(id));
    card?.focus();
    card?.scrollIntoView({ block: 'start' });
  }

  return (
    <PlainNotice kind="warning" title={t('outside-title', { count: visits.length })}>
      <p>{t('outside-text')}</p>
      <PlainStack>
        {visits.map((visit) => (
          <PlainRow key={visit.visit_id}>
            <PlainButton onClick={() => show(visit.visit_id)}>
              {t('outside-show', { when: words.when(visit), who: visit.senior_first_name })}
            </PlainButton>
          </PlainRow>
        ))}
      </PlainStack>
    </PlainNotice>
  );
}

/** Staff changed the hours while the student did: both stay until she says which counts. */
function ChangedByStaff({ form }: Pick<EditorProps, 'form'>) {
  const { t } = useTranslation('own-cards');
  return (
    <PlainNotice kind="warning" title={t('behind-title')}>
      <p>{t('behind-text')}</p>
      <PlainRow>
        <PlainButton onClick={form.keepMine}>{t('behind-mine')}</PlainButton>
        <PlainButton onClick={form.drop}>{t('behind-theirs')}</PlainButton>
      </PlainRow>
    </PlainNotice>
  );
}

function useFocusOnProblem({ attempt }: AvailabilityForm) {
  const { count } = attempt;
  const first = attempt.problems[0]?.field;
  const told = useRef(count);
  useEffect(() => {
    if (told.current === count) return;
    told.current = count;
    if (first !== undefined) document.getElementById(first)?.focus();
  }, [count, first]);
}

/** The form in which a student says when she can come. */
export function AvailabilityEditor({ form, takesFocus, onClosed }: EditorProps) {
  const { t } = useTranslation(['own-cards', 'helper']);
  const heading = useRef<HTMLHeadingElement>(null);
  const { attempt, outside, problem } = form;
  useFocusOnProblem(form);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const errorOf = (field: string) => {
    const found = attempt.problems.find((each) => each.field === field);
    return found === undefined ? undefined : t(`field-${found.code}`);
  };
  const part = { draft: form.draft, errorOf, onChange: form.change };

  async function save() {
    if (await form.save()) onClosed();
  }

  return (
    <PlainCard>
      <h3 ref={heading} tabIndex={-1}>
        {t('each-week')}
      </h3>
      <WeekDays {...part} />
      <OtherDays {...part} today={form.today} />
      <div role="status">
        <PlainStack>
          {form.isBehind ? <ChangedByStaff form={form} /> : null}
          {outside.length === 0 ? null : <OwnVisits visits={outside} />}
        </PlainStack>
      </div>
      <ProblemNotice problem={problem} />
      <PlainSmall>{t(form.isChanged ? 'not-saved' : 'needs-network')}</PlainSmall>
      <PlainRow>
        {form.isBehind ? null : (
          <PlainButton kind="main" busy={form.busy} onClick={() => void save()}>
            {t(outside.length === 0 ? 'save' : 'save-anyway')}
          </PlainButton>
        )}
        <PlainButton
          onClick={() => {
            form.drop();
            onClosed();
          }}
        >
          {form.isChanged ? t('drop') : t('helper:back')}
        </PlainButton>
      </PlainRow>
    </PlainCard>
  );
}
