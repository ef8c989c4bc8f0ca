import { AccountFile } from '#features/staff-lists/credits/account-file.tsx';
import { CreditsScreen } from '#features/staff-lists/credits/credits-screen.tsx';
import { staffHrefs } from '../staff-hrefs.ts';
import type { StaffPageProps } from '../staff-routes.ts';
import { useOpenParameter } from './use-open-parameter.ts';

/** The balances; the open one is in the address. */
export function CreditsPage({ acting }: StaffPageProps) {
  const { openId, listHref, onOpen } = useOpenParameter(staffHrefs.credits, []);
  return (
    <CreditsScreen
      acting={acting}
      openId={openId}
      onOpen={onOpen}
      listHref={listHref}
      detail={
        openId === null ? null : (
          <AccountFile
            key={openId}
            acting={acting}
            seniorId={openId}
            closeHref={listHref}
            personHref={staffHrefs.people}
            letterHref={staffHrefs.debtLetter}
          />
        )
      }
    />
  );
}
