import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { Button } from '@/components/Button/Button';
import { ChoicePill, ChoicePills } from '@/components/ChoicePill/ChoicePill';
import { FormSummary } from '@/components/FormSummary/FormSummary';
import { Link } from '@/components/Link/Link';
import { TextField } from '@/components/TextField/TextField';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { useHydrated } from '@/lib/useHydrated';
import { href } from '@/routing/href';
import { localeInfo } from '@/routing/locales';
import { saveSearch } from '@/session/saveSearch';
import { preloadAuth, useAuth } from '@/session/useAuth';
import { FormSuccess } from '@/features/account/FormSuccess';
import { useForm, type FormError } from '@/features/account/useForm';
import * as S from './AlertForm.styles';
import { alertEmailProblem, alertFields, mapAlertError, type AlertField } from './alertProblems';
import { SearchSummary } from './SearchSummary';
import type { SectionWithFilters } from '@/features/listing/model';

interface AlertFormProps {
  section: SectionWithFilters;
  /** The query to save, see savedQuery. */
  query: string;
  /** The values of a submit without scripts, and their error. */
  submitted?: { email: string; frequency: string; problem: FormError<AlertField> };
  onSent: () => void;
}

export interface AlertProps extends Omit<AlertFormProps, 'onSent'> {
  /** The active filters, as texts. */
  filters: string[];
  /** Whether the form was sent without scripts. */
  sent?: boolean;
}

/** The search and the form that saves it; afterwards, the request to open the mailbox. */
export function Alert({ filters, sent: wasSent = false, ...form }: AlertProps) {
  const { t } = useI18n();
  const [sent, setSent] = useState(wasSent);
  return (
    <>
      <SearchSummary section={form.section} filters={filters} />
      {sent ? (
        <FormSuccess icon="mail" title={t('alerts.sent.title')}>
          <p>{t('alerts.sent.text')}</p>
        </FormSuccess>
      ) : (
        <AlertForm {...form} onSent={() => setSent(true)} />
      )}
    </>
  );
}

const frequencies = ['daily', 'weekly'] as const;

/** Saves a search. Without scripts the form posts to the alerts page, which shows the values again. */
export function AlertForm({ section, query, submitted, onSent }: AlertFormProps) {
  const { t, locale } = useI18n();
  const root = useRef<HTMLFormElement>(null);
  const form = useForm({
    names: alertFields,
    initialError: submitted?.problem,
    check: ({ email }) => ({ email: alertEmailProblem(email, t) }),
    send: ({ email, frequency }) =>
      saveSearch({
        site: localeInfo[locale].siteHandle,
        section,
        query,
        frequency,
        email: email.trim(),
      }),
    mapError: ({ code }) => mapAlertError(code, t),
    onDone: onSent,
  });
  const isHydrated = useHydrated();
  useEmailOfViewer(root);
  return (
    <S.Form
      ref={root}
      method="post"
      action={href('alerts', locale)}
      noValidate={isHydrated}
      onSubmit={form.submit}
      onFocus={preloadAuth}
    >
      {form.problems.length > 0 && (
        <FormSummary
          title={t('alerts.problems.title')}
          titlePrefix={t('alerts.problems.titlePrefix')}
          problems={form.problems}
          attempt={form.attempt}
        />
      )}
      <input type="hidden" name="list" value={section} />
      <input type="hidden" name="query" value={query} />
      <TextField
        {...form.field('email')}
        type="email"
        label={t('alerts.email')}
        hint={t('alerts.emailHint')}
        defaultValue={submitted?.email}
        autoComplete="email"
        required
        data-autofocus=""
      />
      <FrequencyChoice chosen={submitted?.frequency ?? frequencies[0]} />
      <S.Small>
        {t('alerts.privacy')}{' '}
        <Link href={href('page', { slug: t('alerts.privacySlug') }, locale)}>
          {t('alerts.privacyLink')}
        </Link>
      </S.Small>
      <Button type="submit" block pending={form.pending}>
        {t('alerts.submit')}
      </Button>
      <VisuallyHidden role="status">{form.pending ? t('alerts.pending') : ''}</VisuallyHidden>
    </S.Form>
  );
}

function FrequencyChoice({ chosen }: { chosen: string }) {
  const { t } = useI18n();
  const id = useId();
  return (
    <S.Choice aria-labelledby={id}>
      <legend id={id}>{t('alerts.frequency.label')}</legend>
      <ChoicePills>
        {frequencies.map((one) => (
          <ChoicePill
            key={one}
            type="radio"
            name="frequency"
            value={one}
            label={t(`alerts.frequency.${one}`)}
            defaultChecked={one === chosen}
          />
        ))}
      </ChoicePills>
    </S.Choice>
  );
}

/** Writes the viewer's address into an empty e-mail field of the form. */
function useEmailOfViewer(form: RefObject<HTMLFormElement | null>): void {
  const auth = useAuth();
  const userEmail = auth.status === 'in' ? auth.user.email : '';
  // The session is loaded after the page, so do not overwrite text that was typed before.
  useEffect(() => {
    const field = form.current?.elements.namedItem('email');
    if (userEmail && field instanceof HTMLInputElement && field.value === '')
      field.value = userEmail;
  }, [form, userEmail]);
}
