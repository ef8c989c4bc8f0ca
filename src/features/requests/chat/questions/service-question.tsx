import { useTranslation } from '#i18n/use-translation.ts';
import { ServicePicker } from '#features/requests/pickers/service-picker.tsx';
import type { QuestionProps } from './question-props.ts';

export function ServiceQuestion({ acting, onChoose }: QuestionProps) {
  const { t } = useTranslation('chat');
  return (
    <ServicePicker
      acting={acting}
      onPick={(value) => onChoose({ step: 'service', value })}
      failure={(reason) => ({
        title: t('services-failed-title'),
        text: [t('services-failed'), reason],
        retry: t('services-retry'),
      })}
    />
  );
}
