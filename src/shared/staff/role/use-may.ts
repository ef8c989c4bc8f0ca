import { createContext, useCallback, useContext } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { can, type Capability, type Role } from '#domain/accounts/roles.ts';
import { type Connection, useConnection } from '../connection/use-connection.ts';

/** The role of who is signed in. What is hidden by it protects nothing: rules and functions ask for every capability. */
export const StaffRoleContext = createContext<Role>('admin');

/** What this person may do, for what a screen shows and reads. */
export function useMay(): (capability: Capability) => boolean {
  const role = useContext(StaffRoleContext);
  return useCallback((capability) => can(role, capability), [role]);
}

/** Whether what needs this capability can be changed now, and why not. */
export function useChanging(capability: Capability): Connection {
  const { t } = useTranslation('staff');
  const connection = useConnection();
  return useMay()(capability) ? connection : { canWrite: false, reason: t('not-your-part') };
}
