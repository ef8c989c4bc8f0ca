import { useEffect, useState } from 'react';
import { isOfStaff } from '#domain/accounts/roles.ts';
import type { DomainError, ErrorCode } from '#domain/error-codes.ts';
import { readMarkedCode } from '#domain/mail/link-token.ts';
import { changeOwnPassword } from '#firebase/auth/credentials.ts';
import { checkRecoveryCode, setPasswordWithCode } from '#firebase/auth/action-codes.ts';
import type { Result } from '#domain/result.ts';
import { useSession } from '../use-session.ts';

export type Recovery =
  | { readonly step: 'checking' }
  /** Neither a code nor a session. */
  | { readonly step: 'no-session' }
  | { readonly step: 'refused'; readonly code: ErrorCode; readonly again: () => void }
  | {
      readonly step: 'ready';
      /** The account is of staff, whose passwords are longer. */
      readonly ofStaff: boolean;
      readonly save: (password: string) => Promise<Result<void, DomainError>>;
    };

/** What authorizes a new password: the code of a mail, or else the session. */
export function useRecovery(marked: string | null): Recovery {
  const session = useSession();
  const { code, isOfStaff: ofStaff } = marked === null ? { code: null, isOfStaff: false } : readMarkedCode(marked);
  const [checking, setChecking] = useState(0);
  const [checked, setChecked] = useState<{ readonly check: number; readonly rejection: ErrorCode | null } | null>(null);

  useEffect(() => {
    if (code === null) return;
    let left = false;
    void checkRecoveryCode(code).then((answer) => {
      if (!left) setChecked({ check: checking, rejection: answer.ok ? null : answer.error.code });
    });
    return () => {
      left = true;
    };
  }, [code, checking]);

  if (code === null) {
    if (session.status === 'loading') return { step: 'checking' };
    if (session.status === 'signed-out') return { step: 'no-session' };
    const role = session.status === 'signed-in' ? session.role : '';
    return { step: 'ready', ofStaff: isOfStaff(role), save: changeOwnPassword };
  }
  if (checked?.check !== checking) return { step: 'checking' };
  if (checked.rejection !== null) {
    return { step: 'refused', code: checked.rejection, again: () => setChecking((count) => count + 1) };
  }
  return { step: 'ready', ofStaff, save: (password) => setPasswordWithCode(code, password) };
}
