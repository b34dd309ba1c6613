import type { ReactNode } from 'react';
import { FormSummary } from '@/components/FormSummary/FormSummary';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import * as S from './Form.styles';
import type { FormState } from './useForm';

interface FormProps<Name extends string> {
  form: FormState<Name>;
  /** Told while it is being sent. */
  pendingText: string;
  /** Called when it is about to be used: the focus comes in. */
  onUse?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * The frame of a form: what is wrong, on top; its fields; what is under way, for those who hear it.
 * Sent by scripts only, yet by `post`, so that nothing of it lands in the address if they are late.
 */
export function Form<Name extends string>({ form, pendingText, onUse, children }: FormProps<Name>) {
  const { t } = useI18n();
  const { problems, attempt, pending, submit } = form;
  const ofFields = problems.filter(({ field }) => field).length;
  return (
    <S.Form method="post" noValidate onSubmit={submit} onFocus={onUse}>
      <noscript>
        <p>{t('account.problems.noscript')}</p>
      </noscript>
      {problems.length > 0 && (
        <FormSummary
          title={
            ofFields > 0
              ? t('account.problems.title', { count: ofFields })
              : t('account.problems.failed')
          }
          problems={problems}
          attempt={attempt}
        />
      )}
      {children}
      <VisuallyHidden role="status">{pending ? pendingText : ''}</VisuallyHidden>
    </S.Form>
  );
}
