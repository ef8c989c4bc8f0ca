import { useTranslation } from '#i18n/use-translation.ts';
import type { ActorRole } from '#domain/accounts/roles.ts';
import type { CommandAuditEntry } from '#domain/documents/bookkeeping.ts';

const nameless = {
  admin: 'unknown-person',
  senior: 'the-customer',
  student: 'the-student',
  timer: 'nobody',
  family: 'the-family',
  visitor: 'a-visitor',
} as const satisfies Record<ActorRole, string>;

/** Returns who gave a command: a colleague by name, anybody else by what they are. */
export function useActorWords(names: Readonly<Record<string, string>>) {
  const { t } = useTranslation('audit');
  return ({ actor_uid: uid, actor_role: role }: Pick<CommandAuditEntry, 'actor_uid' | 'actor_role'>): string =>
    names[uid] ?? t(nameless[role]);
}
