import { useId } from 'react';
import { Button } from '@/components/Button/Button';
import { ChoicePill, ChoicePills } from '@/components/ChoicePill/ChoicePill';
import { FormSummary, type FormProblem } from '@/components/FormSummary/FormSummary';
import { Link } from '@/components/Link/Link';
import { fieldAria, FieldError, FieldFrame } from '@/components/TextField/FieldFrame';
import { TextField } from '@/components/TextField/TextField';
import { useI18n } from '@/i18n/I18n';
import { answerFields, homeAnswers, type AnswerField, type AnswerValues } from './homeAnswer';
import * as S from './Owners.styles';

/** A home, as its owner sees it. */
export interface OwnedHome {
  id: string;
  title: string;
  /** The page of the home; null if it is not known. */
  href: string | null;
  /** What visitors read of it. */
  facts: string[];
}

/** What an owner has sent and why it was not accepted. */
export interface RefusedAnswer {
  home: string;
  values: AnswerValues;
  problems: Partial<Record<AnswerField, string>>;
  /** A problem that belongs to no field. */
  general?: string;
}

interface HomeFormProps {
  home: OwnedHome;
  /** The address to which the form is sent. */
  action: string;
  refused: RefusedAnswer | undefined;
}

/** What is published of a home, and the form with which its owner answers. It works without scripts. */
export function HomeForm({ home, action, refused }: HomeFormProps) {
  const { t } = useI18n();
  const heading = useId();
  const idOf = (field: AnswerField) => `home-${home.id}-${field}`;
  const values = refused?.values;
  const problems = refused?.problems ?? {};
  const field = (name: AnswerField) => ({ id: idOf(name), name, error: problems[name] });
  const list: FormProblem[] = [
    ...(refused?.general ? [{ text: refused.general }] : []),
    ...answerFields.flatMap((name) => {
      const text = problems[name];
      return text ? [{ text, field: idOf(name) }] : [];
    }),
  ];
  return (
    <S.Home aria-labelledby={heading}>
      <h2 id={heading}>{home.href ? <Link href={home.href}>{home.title}</Link> : home.title}</h2>
      {home.facts.length > 0 && (
        <S.Facts>
          {home.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </S.Facts>
      )}
      <S.Form method="post" action={action} noValidate>
        {list.length > 0 && (
          <FormSummary
            title={t('owners.problems.title')}
            titlePrefix={t('owners.problems.titlePrefix')}
            problems={list}
            attempt={1}
          />
        )}
        <input type="hidden" name="home" value={home.id} />
        <AnswerChoice id={idOf('answer')} chosen={values?.answer} error={problems.answer} />
        <TextField
          {...field('day')}
          type="date"
          label={t('owners.day')}
          hint={t('owners.dayHint')}
          defaultValue={values?.day}
        />
        <TextField
          {...field('price')}
          inputMode="decimal"
          label={t('owners.price')}
          hint={t('owners.priceHint')}
          defaultValue={values?.price}
          autoComplete="off"
        />
        <FieldFrame
          {...field('message')}
          label={t('owners.message')}
          hint={t('owners.messageHint')}
        >
          <S.TextArea
            id={idOf('message')}
            name="message"
            dir="auto"
            defaultValue={values?.message}
            {...fieldAria(idOf('message'), {
              hint: t('owners.messageHint'),
              error: problems.message,
            })}
          />
        </FieldFrame>
        <Button type="submit" block>
          {t('owners.submit')}
        </Button>
      </S.Form>
    </S.Home>
  );
}

interface AnswerChoiceProps {
  /** The links of the summary point to it. */
  id: string;
  chosen: string | undefined;
  error: string | undefined;
}

function AnswerChoice({ id, chosen, error }: AnswerChoiceProps) {
  const { t } = useI18n();
  return (
    <S.Choice id={id} tabIndex={-1} {...fieldAria(id, { error })}>
      <legend>{t('owners.answer')}</legend>
      <FieldError id={id} error={error} />
      <ChoicePills>
        {homeAnswers.map((one) => (
          <ChoicePill
            key={one}
            type="radio"
            name="answer"
            value={one}
            label={t(`owners.answers.${one}`)}
            defaultChecked={one === chosen}
          />
        ))}
      </ChoicePills>
    </S.Choice>
  );
}
