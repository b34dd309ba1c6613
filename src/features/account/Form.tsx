import type { ReactNode } from 'react';
import { FormSummary } from '@/components/FormSummary/FormSummary';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { preloadAuth } from '@/session/useAuth';
import * as S from './Form.styles';
import type { FormState } from './useForm';

interface FormProps<Name extends string> {
  form: FormState<Name>;
  /** Announced to screen readers while the form is being sent. */
  pendingText: string;
  children: ReactNode;
}

/**
 * The frame of a form: a summary of errors, the fields, and the pending state for screen readers.
 * Only scripts send it, so it has no action, and `public/hydrate.js` repeats a submit before hydration. The method is
 * `post` nevertheless, because a submit before that file arrives must not put the values into the address.
 */
export function Form<Name extends string>({ form, pendingText, children }: FormProps<Name>) {
  const { t } = useI18n();
  const { problems, attempt, pending, submit } = form;
  const fieldErrors = problems.filter(({ field }) => field).length;
  return (
    <S.Form method="post" noValidate onSubmit={submit} onFocus={preloadAuth}>
      <noscript>
        <p>{t('account.problems.noscript')}</p>
      </noscript>
      {problems.length > 0 && (
        <FormSummary
          title={
            fieldErrors > 0
              ? t('account.problems.title', { count: fieldErrors })
              : t('account.problems.failed')
          }
          titlePrefix={t('account.problems.titlePrefix')}
          problems={problems}
          attempt={attempt}
        />
      )}
      {children}
      <VisuallyHidden role="status">{pending ? pendingText : ''}</VisuallyHidden>
    </S.Form>
  );
}
