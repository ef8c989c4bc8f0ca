import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { noonOf } from '#domain/requests/calendar.ts';
import { languages } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { formatDayOfMoment } from '#shared/days/day-words.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { customerQuery } from '#shared/staff/people/customer-queries.ts';
import { Recipient, Sender } from '#shared/staff/print/letter-head.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { ScreenOnly } from '#ui/layout/screen-only.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import type { ToldPartProps } from './told-call.tsx';
import { ToldText } from './told-words.tsx';

/** A letter to print, in large print, and to note as posted. Printing makes it hers: no colleague prints it as well. */
export function ToldLetter({ acting, waiting, words, told, isMine }: ToldPartProps & { readonly acting: ActingFor }) {
  const { t } = useTranslation(['told', 'confirmation']);
  const { canWrite } = useConnection();
  const screen = useLanguage();
  const today = useToday();
  const customer = useCachedQuery(customerQuery(acting, waiting.senior_id));
  const record = customer.status === 'ready' ? customer.value : null;
  const language = words.language.toLowerCase();
  const written = languages.find((code) => code === language) ?? screen;

  async function print() {
    if (isMine || (await told.take())) window.print();
  }

  useActions([
    { id: 'print', label: t('confirmation:print'), group: t('letter'), keys: ['p'], run: () => void print() },
  ]);
  return (
    <>
      <ScreenOnly>
        <Row>
          <Button kind="main" icon="note" busy={told.busy} disabled={!canWrite} onClick={() => void print()}>
            {t('confirmation:print')}
          </Button>
          {isMine ? (
            <Button icon="mail" busy={told.busy} disabled={!canWrite} onClick={() => void told.finish('posted')}>
              {t('letter-posted')}
            </Button>
          ) : null}
        </Row>
      </ScreenOnly>
      <Sheet
        lang={language}
        sender={<Sender />}
        recipient={record === null ? null : <Recipient customer={record} />}
        date={formatDayOfMoment(noonOf(today), written)}
        title={words.subject}
      >
        <ToldText words={words} onPaper />
      </Sheet>
    </>
  );
}
