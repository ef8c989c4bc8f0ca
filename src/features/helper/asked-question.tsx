import { useRef, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { accountForVisit, type HelperVisit } from '#domain/contracts/helpers.ts';
import { readMinutes } from '#domain/dispatch/read-work.ts';
import { textLimits } from '#domain/field-types.ts';
import { PlainButton } from '#ui/plain/plain-button.tsx';
import { PlainInput } from '#ui/plain/plain-input.tsx';
import { PlainNotice } from '#ui/plain/plain-notice.tsx';
import { PlainRow, PlainStack, PlainTextArea } from '#ui/plain/plain-parts.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { useHelperCommand } from './use-helper-command.ts';
import { useHelperWords } from './use-helper-words.ts';

export interface AskedQuestionProps {
  readonly link: string;
  readonly visit: HelperVisit;
  readonly refresh: () => Promise<void>;
}

/** What she said, which can be said otherwise until staff has decided. */
function Said({ visit }: Pick<AskedQuestionProps, 'visit'>) {
  const { t } = useTranslation('helper');
  const words = useHelperWords();
  const { said } = visit;
  if (said === null) return null;
  const title = said.came
    ? t('asked-said-came', { time: words.howLong(said.minutes ?? visit.minutes) })
    : t('asked-said-not');
  return (
    <PlainNotice kind="success" title={title}>
      <p>{t('asked-next')}</p>
    </PlainNotice>
  );
}

/** As typed. */
interface Worked {
  readonly minutes: string;
  readonly note: string;
}

interface WorkedFieldsProps {
  readonly values: Worked;
  readonly wrong: string | undefined;
  readonly onChange: (values: Worked) => void;
}

/** How long she was there, and what is worth telling. */
function WorkedFields({ values, wrong, onChange }: WorkedFieldsProps) {
  const { t } = useTranslation('helper');
  return (
    <>
      <PlainInput
        label={t('asked-minutes')}
        inputMode="numeric"
        maxLength={4}
        value={values.minutes}
        error={wrong}
        focusOnError
        onChange={(minutes) => onChange({ ...values, minutes })}
      />
      <PlainTextArea
        label={t('asked-note')}
        value={values.note}
        maxLength={textLimits.notes}
        onChange={(note) => onChange({ ...values, note })}
      />
    </>
  );
}

/** Asks the student whether she was at a visit that nobody wrote down, and then for how long. */
export function AskedQuestion({ link, visit, refresh }: AskedQuestionProps) {
  const { t } = useTranslation('helper');
  const words = useHelperWords();
  const tell = useHelperCommand(accountForVisit, link, refresh);
  const status = useRef<HTMLDivElement>(null);
  const [isTyping, setTyping] = useState(false);
  const [values, setValues] = useState<Worked>({ minutes: String(visit.minutes), note: '' });
  const [tried, setTried] = useState(false);
  const minutes = readMinutes(values.minutes);
  const wrong = tried && minutes === null ? t('asked-minutes-wrong') : undefined;
  const about = words.when(visit);

  async function say(came: boolean) {
    setTried(true);
    if (came && minutes === null) return;
    if (!(await tell.run({ visit_id: visit.visit_id, came, minutes: came ? minutes : null, note: values.note })))
      return;
    setTyping(false);
    status.current?.focus();
  }

  return (
    <PlainStack>
      <h4>{t('asked-title')}</h4>
      <div>
        <div ref={status} role="status" tabIndex={-1}>
          <Said visit={visit} />
        </div>
        <ProblemNotice problem={tell.problem} />
      </div>
      {isTyping ? <WorkedFields values={values} wrong={wrong} onChange={setValues} /> : null}
      <PlainRow>
        <PlainButton
          kind="main"
          busy={tell.busy}
          aria-label={`${t(isTyping ? 'asked-send' : 'asked-came')}: ${about}`}
          onClick={() => (isTyping ? void say(true) : setTyping(true))}
        >
          {t(isTyping ? 'asked-send' : 'asked-came')}
        </PlainButton>
        {isTyping ? (
          <PlainButton onClick={() => setTyping(false)}>{t('back')}</PlainButton>
        ) : (
          <PlainButton busy={tell.busy} aria-label={`${t('asked-not')}: ${about}`} onClick={() => void say(false)}>
            {t('asked-not')}
          </PlainButton>
        )}
      </PlainRow>
      <p>{t('asked-network')}</p>
    </PlainStack>
  );
}
