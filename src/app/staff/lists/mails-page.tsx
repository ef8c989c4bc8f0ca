import { useSearchParams } from 'react-router-dom';
import { MailFile } from '#features/staff-lists/mails/mail-file.tsx';
import { MailsScreen, toMailList } from '#features/staff-lists/mails/mails-screen.tsx';
import { staffHrefs } from '../staff-hrefs.ts';
import type { StaffPageProps } from '../staff-routes.ts';
import { useOpenParameter } from './use-open-parameter.ts';

/** The mails; which list and which mail is open are in the address. */
export function MailsPage({ acting }: StaffPageProps) {
  const [query] = useSearchParams();
  const list = toMailList(query.get('show'));
  const { openId, listHref, onOpen, goTo } = useOpenParameter(staffHrefs.mails, [['show', list]]);
  return (
    <MailsScreen
      acting={acting}
      list={list}
      onList={(next) => goTo([['show', next]])}
      openId={openId}
      onOpen={onOpen}
      listHref={listHref}
      detail={
        openId === null ? null : (
          <MailFile
            key={openId}
            acting={acting}
            mailId={openId}
            closeHref={listHref}
            requestHref={staffHrefs.request}
          />
        )
      }
    />
  );
}
