import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { Lead } from '#domain/documents/lead.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { formatWeekdayAndDay } from '#shared/days/day-words.ts';
import type { StaffAction } from '#shared/staff/actions/action.ts';
import { ActionButton } from '#shared/staff/actions/action-button.tsx';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { ListDetail } from '#shared/staff/lists/list-detail.tsx';
import { NotesList } from '#shared/staff/notes-list.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { FamilyDialog } from './family/family-dialog.tsx';
import { LeadBadge } from './lead-badge.tsx';
import { LeadForms, type SentForm } from './lead-forms.tsx';
import { type LeadFile as LeadFileContent, leadQueries } from './queries.ts';
import { type LeadOutcome, ResolveDialog } from './resolve-dialog.tsx';

export interface LeadFileProps {
  readonly acting: ActingFor;
  readonly leadId: string;
  readonly closeHref: string;
  /** The booking by phone, filled in with what the lead said. */
  readonly bookHref: string;
  /** The file of a customer. */
  readonly personHref: (seniorId: string) => string;
}

/** Empty facts are left out. */
function LeadFacts({ lead }: { readonly lead: Lead }) {
  const { t } = useTranslation('leads');
  const language = useLanguage();
  const { moment } = useRowWords();
  const facts = [
    { name: t('phone'), value: lead.phone },
    { name: t('mail'), value: lead.email },
    { name: t('postcode'), value: lead.postcode },
    { name: t('company'), value: lead.company },
    { name: t('due'), value: lead.due_on === null ? t('not-due') : formatWeekdayAndDay(lead.due_on, language) },
    { name: t('forms'), value: t('form-count', { count: lead.sign_ups + lead.tips }) },
    { name: t('first'), value: moment(lead.first_at) },
  ];
  return <Facts facts={facts.filter(({ value }) => value !== '')} />;
}

interface OpenLeadProps extends LeadFileProps {
  readonly file: LeadFileContent;
}

interface Opened {
  readonly outcome: LeadOutcome;
  readonly revision: number;
}

/** The two things that are done with a lead, with their keys. */
function useLeadActions(open: (outcome: LeadOutcome) => void): readonly StaffAction[] {
  const { t } = useTranslation('leads');
  const { reason } = useConnection();
  const base = { group: t('file'), disabledReason: reason };
  const actions: readonly StaffAction[] = [
    { ...base, id: 'lead-resolve', label: t('action-resolve'), keys: ['a'], run: () => open('reached') },
    { ...base, id: 'lead-later', label: t('action-later'), keys: ['l'], run: () => open('call-back') },
  ];
  useActions(actions);
  return actions;
}

function OpenLead({ acting, leadId, file, bookHref, personHref }: OpenLeadProps) {
  const { t } = useTranslation('leads');
  const client = useQueryClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [inviting, setInviting] = useState<SentForm | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const { lead } = file;
  const actions = useLeadActions((outcome) => setOpened({ outcome, revision: lead.revision }));
  const close = () => {
    setOpened(null);
    setInviting(null);
    void client.invalidateQueries({ queryKey: cachedKeys.volatile(acting) });
  };
  const finish = (done: string) => {
    close();
    setSaid(done);
  };
  return (
    <Stack>
      <Card title={lead.name}>
        <Row>
          <LeadBadge state={lead.state} />
        </Row>
        <LeadFacts lead={lead} />
        <Row>
          {lead.phone === '' ? null : (
            <LinkButton icon="phone" href={`tel:${lead.phone.replaceAll(/[^+\d]/g, '')}`}>
              {t('call')}
            </LinkButton>
          )}
          <LinkButton icon="mail" href={`mailto:${lead.email}`}>
            {t('write')}
          </LinkButton>
          <LinkButton icon="calendar" href={bookHref}>
            {t('book')}
          </LinkButton>
        </Row>
        <Row>
          {actions.map((action) => (
            <ActionButton key={action.id} action={action} onRefused={setSaid} />
          ))}
        </Row>
        <StatusArea>{said === null ? null : <Notice kind="info" title={said} />}</StatusArea>
      </Card>
      <LeadForms forms={file.forms} personHref={personHref} onInvite={setInviting} />
      <Card as="div" heading={t('notes')}>
        <NotesList notes={file.notes} />
      </Card>
      {opened === null ? null : (
        <ResolveDialog acting={acting} leadId={leadId} {...opened} name={lead.name} onClose={close} onDone={finish} />
      )}
      {inviting === null ? null : (
        <FamilyDialog acting={acting} leadId={leadId} entry={inviting} onClose={close} onDone={finish} />
      )}
    </Stack>
  );
}

/** One person who wrote to us, with what was sent and what the calls came to. */
export function LeadFile(props: LeadFileProps) {
  const state = useCachedQuery(leadQueries.file(props.acting, props.leadId));
  return (
    <ListDetail state={state} closeHref={props.closeHref}>
      {(file) => <OpenLead {...props} file={file} />}
    </ListDetail>
  );
}
