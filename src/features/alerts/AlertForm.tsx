import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/Button/Button';
import { ChoicePill, ChoicePills } from '@/components/ChoicePill/ChoicePill';
import { FormSummary } from '@/components/FormSummary/FormSummary';
import { Link } from '@/components/Link/Link';
import { TextField } from '@/components/TextField/TextField';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { useHydrated } from '@/lib/useHydrated';
import { href } from '@/routing/href';
import { saveSearch } from '@/session/saveSearch';
import { useSession } from '@/session/session';
import { useForm, type Explained } from '../account/useForm';
import type { FilteredSection } from '../finding/FindingList';
import * as S from './AlertForm.styles';
import { addressProblem, alertFields, explainAlert, type AlertField } from './problem';

export interface AlertFormProps {
  section: FilteredSection;
  /** As it is kept, see savedQuery. */
  query: string;
  /** What was sent without scripts, and what was wrong with it. */
  before?: { email: string; frequency: string; problem: Explained<AlertField> };
  onSent: () => void;
}

const frequencies = ['daily', 'weekly'] as const;

/** Saves a search. Without scripts the page that it leads to answers, with what was typed. */
export function AlertForm({ section, query, before, onSent }: AlertFormProps) {
  const { t, locale } = useI18n();
  const root = useRef<HTMLFormElement>(null);
  const id = useId();
  const form = useForm({
    names: alertFields,
    check: ({ email }) => ({ email: addressProblem(email, t) }),
    send: ({ email, frequency }) =>
      saveSearch({ section, query, frequency, email: email.trim() }, locale),
    explain: ({ code }) => explainAlert(code, t),
    onDone: onSent,
  });
  const given = form.attempt === 0 ? before?.problem : undefined;
  const problems = given
    ? [{ text: given.text, ...(given.field && { field: form.field(given.field).id }) }]
    : form.problems;
  const scripted = useHydrated();
  const session = useSession();
  const own = session.status === 'in' ? session.user.email : '';
  // Who is here is known after the page; what was typed meanwhile stays.
  useEffect(() => {
    const field = root.current?.elements.namedItem('email');
    if (own && field instanceof HTMLInputElement && field.value === '') field.value = own;
  }, [own]);
  return (
    <S.Form
      ref={root}
      method="post"
      action={href('alerts', locale)}
      noValidate={scripted}
      onSubmit={form.submit}
    >
      {problems.length > 0 && (
        <FormSummary
          title={t('alerts.problems.title')}
          problems={problems}
          attempt={form.attempt}
        />
      )}
      <input type="hidden" name="list" value={section} />
      <input type="hidden" name="query" value={query} />
      <TextField
        {...form.field('email')}
        {...(given?.field && { error: given.text })}
        type="email"
        label={t('alerts.email')}
        hint={t('alerts.emailHint')}
        defaultValue={before?.email}
        autoComplete="email"
        required
        data-autofocus=""
      />
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
              defaultChecked={one === (before?.frequency ?? frequencies[0])}
            />
          ))}
        </ChoicePills>
      </S.Choice>
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
