import { useEffect, useState } from 'react';
import type { DomainError, ErrorCode } from '#domain/error-codes.ts';
import { changeOwnPassword } from '#firebase/auth/credentials.ts';
import { checkRecoveryCode, setPasswordWithCode } from '#firebase/auth/action-codes.ts';
import type { Result } from '#domain/result.ts';
import { useSession } from '../use-session.ts';

export type Recovery =
  | { readonly step: 'checking' }
  /** Neither a code nor a session. */
  | { readonly step: 'no-session' }
  | { readonly step: 'refused'; readonly code: ErrorCode; readonly again: () => void }
  | { readonly step: 'ready'; readonly save: (password: string) => Promise<Result<void, DomainError>> };

/** What authorizes a new password: the code of a mail, or else the session. */
export function useRecovery(code: string | null): Recovery {
  const session = useSession();
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
    return session.status === 'signed-out' ? { step: 'no-session' } : { step: 'ready', save: changeOwnPassword };
  }
  if (checked?.check !== checking) return { step: 'checking' };
  if (checked.rejection !== null) {
    return { step: 'refused', code: checked.rejection, again: () => setChecking((count) => count + 1) };
  }
  return { step: 'ready', save: (password) => setPasswordWithCode(code, password) };
}
