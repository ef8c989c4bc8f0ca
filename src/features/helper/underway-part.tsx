import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { type HelperVisit, tellUnderway } from '#domain/contracts/helpers.ts';
import { PlainButton } from '#ui/plain/plain-button.tsx';
import { PlainNotice } from '#ui/plain/plain-notice.tsx';
import { PlainRow } from '#ui/plain/plain-parts.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { useHelperCommand } from './use-helper-command.ts';
import { useHelperWords } from './use-helper-words.ts';

export interface UnderwayPartProps {
  readonly link: string;
  readonly visit: HelperVisit;
  readonly refresh: () => Promise<void>;
}

/** The student tells that she is on the way. At once or not at all: told an hour later it would not be true. */
export function UnderwayPart({ link, visit, refresh }: UnderwayPartProps) {
  const { t } = useTranslation('helper');
  const words = useHelperWords();
  const tell = useHelperCommand(tellUnderway, link, refresh);
  const [isTold, setTold] = useState(false);
  return (
    <>
      <ProblemNotice problem={tell.problem} />
      <div role="status">
        {isTold ? <PlainNotice kind="success" title={t('underway-told', { name: visit.senior_first_name })} /> : null}
      </div>
      {isTold ? null : (
        <PlainRow>
          <PlainButton
            busy={tell.busy}
            aria-label={`${t('underway')}: ${words.when(visit)}`}
            onClick={() => void tell.run({ visit_id: visit.visit_id }).then(setTold)}
          >
            {t('underway')}
          </PlainButton>
        </PlainRow>
      )}
    </>
  );
}
