import { useTranslation } from '#i18n/use-translation.ts';
import type { DomainError, ErrorCode } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { useForm } from '#shared/forms/use-form.ts';
import { readCode } from './read-code.ts';

/** A form with a code alone. @param send what is done with it; a wrong code is said at the field. */
export function useCodeForm(name: string, send: (code: string) => Promise<Result<void, DomainError>>) {
  const { t } = useTranslation('second-factor');
  return useForm({
    name,
    fields: ['code'],
    initial: { code: '' },
    check: ({ code }) => readCode(code),
    messageOf: (key: 'code-missing') => t(key),
    failureAt: (code) => (code === 'invalid-credentials' ? { field: 'code', message: t('code-wrong') } : null),
    clears: () => 'everything',
    async send(code: string): Promise<ErrorCode | null> {
      const done = await send(code);
      return done.ok ? null : done.error.code;
    },
  });
}

export type CodeForm = ReturnType<typeof useCodeForm>;
