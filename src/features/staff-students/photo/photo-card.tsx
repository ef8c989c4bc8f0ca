import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { photoAddress } from '#domain/students/photo/photo-limits.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { studentName } from '#shared/staff/matching/student-name.ts';
import { Button } from '#ui/actions/button.tsx';
import { FileButton } from '#ui/actions/file-button.tsx';
import { Portrait } from '#ui/content/portrait.tsx';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { makePhoto, megabytesAtMost, type PhotoFailure } from './make-photo.ts';
import { type PhotoOf, RemovePhotoDialog, SetPhotoDialog } from './photo-dialog.tsx';
import { useStudentPhoto } from './use-student-photo.ts';

type Step =
  | { readonly kind: 'making' }
  | { readonly kind: 'failed'; readonly failure: PhotoFailure }
  | { readonly kind: 'set'; readonly jpeg: string }
  | { readonly kind: 'remove' }
  | { readonly kind: 'done'; readonly what: 'set' | 'remove' };

/** What seniors see of her photo; nothing is said of the step that is under way. */
function ShownPhoto({ acting, student }: PhotoOf) {
  const { t } = useTranslation('student-photo');
  const photo = useStudentPhoto(acting, student);
  const name = studentName(student);
  if (student.photo === undefined) return <p>{t('none', { name })}</p>;
  if (photo.status === 'loading') return <Loading text={t('loading')} />;
  return photo.status === 'failed' ? (
    <p>{t('failed')}</p>
  ) : (
    <Portrait src={photoAddress(photo.jpeg)} alt={t('alt', { name })} />
  );
}

/** The student's photo: added, replaced and removed. */
export function PhotoCard({ acting, student }: PhotoOf) {
  const { t } = useTranslation('student-photo');
  const { canWrite } = useConnection();
  const [step, setStep] = useState<Step | null>(null);
  const name = studentName(student);
  const dialog = {
    ...{ acting, student },
    onClose: () => setStep(null),
  };

  async function choose(file: File) {
    setStep({ kind: 'making' });
    const made = await makePhoto(file);
    setStep(made.ok ? { kind: 'set', jpeg: made.value } : { kind: 'failed', failure: made.error });
  }

  return (
    <Card as="div" heading={t('heading')}>
      <StatusArea>
        {step?.kind === 'done' ? <Notice kind="success" title={t(`done-${step.what}`, { name })} /> : null}
        {step?.kind === 'making' ? <p>{t('making')}</p> : null}
        {step?.kind === 'failed' ? (
          <Notice kind="danger" title={t(step.failure, { megabytes: megabytesAtMost })} />
        ) : null}
      </StatusArea>
      <ShownPhoto acting={acting} student={student} />
      <Row>
        <FileButton accept="image/jpeg,image/png,image/webp" disabled={!canWrite} onFile={(file) => void choose(file)}>
          {t(student.photo === undefined ? 'choose' : 'replace')}
        </FileButton>
        {student.photo === undefined ? null : (
          <Button disabled={!canWrite} onClick={() => setStep({ kind: 'remove' })}>
            {t('remove')}
          </Button>
        )}
      </Row>
      <SmallPrint>{t('what', { name })}</SmallPrint>
      {step?.kind === 'set' ? (
        <SetPhotoDialog {...dialog} jpeg={step.jpeg} onDone={() => setStep({ kind: 'done', what: 'set' })} />
      ) : null}
      {step?.kind === 'remove' ? (
        <RemovePhotoDialog {...dialog} onDone={() => setStep({ kind: 'done', what: 'remove' })} />
      ) : null}
    </Card>
  );
}
