import {
  fieldsOfStep,
  type OfferFieldName,
  offerFieldNames,
  type OfferProblems,
  offerProblems,
  type OfferStep,
  offerSteps,
  type OfferTexts,
} from '@studium/shared/offer';
import { dayInTown } from '@studium/shared/town/dayInTown';
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { type FormProblem, FormSummary } from '@/components/FormSummary/FormSummary';
import { Link } from '@/components/Link/Link';
import { useI18n } from '@/i18n/I18n';
import { useHydrated } from '@/lib/useHydrated';
import { href } from '@/routing/href';
import {
  type OfferChoices,
  problemText,
  type RefusedOffer,
  textsOfForm,
  trapName,
} from './offerForm';
import { OfferInput, offerInputId } from './OfferInput';
import * as S from './Offers.styles';
import { keepOffer, useKeptOffer } from './useKeptOffer';

export interface OfferFormProps {
  choices: OfferChoices;
  /** The signed time at which the form is shown. */
  stamp: string;
  refused?: RefusedOffer;
}

const lastStep = offerSteps.length - 1;

/** The problems of a form as a list, in the order of its fields. */
export function useProblemList(problems: OfferProblems, general?: string): FormProblem[] {
  const { t } = useI18n();
  return [
    ...(general ? [{ text: general }] : []),
    ...offerFieldNames.flatMap((name) => {
      const problem = problems[name];
      return problem ? [{ text: problemText(name, problem, t), field: offerInputId(name) }] : [];
    }),
  ];
}

/** The steps of the form, which are checked one by one. After a refusal all of them are open. */
function useSteps(root: RefObject<HTMLFormElement | null>, refused: RefusedOffer | undefined) {
  const [step, setStep] = useState(0);
  const [problems, setProblems] = useState<OfferProblems>(refused?.problems ?? {});
  const [attempt, setAttempt] = useState(refused ? 1 : 0);
  const [showsAll, setShowsAll] = useState(refused !== undefined);
  const hasSteps = useHydrated() && !showsAll;
  useKeptOffer(root, refused !== undefined, (stored) => setStep(Math.min(stored, lastStep)));
  const moved = useRef(false);
  useEffect(() => {
    // The pressed button has moved away.
    if (moved.current) document.getElementById(`offer-step-${step}`)?.focus();
  }, [step]);

  const check = (names: readonly OfferFieldName[]): boolean => {
    if (!root.current) return false;
    const texts = textsOfForm(new FormData(root.current));
    const found = offerProblems(texts, dayInTown(Date.now()), names);
    setProblems(found);
    const isRight = Object.keys(found).length === 0;
    if (!isRight) setAttempt((count) => count + 1);
    return isRight;
  };
  const goTo = (next: number) => {
    moved.current = true;
    setStep(next);
    setProblems({});
    if (root.current) keepOffer(root.current, next);
  };
  const submit = (event: SyntheticEvent) => {
    if (hasSteps && step < lastStep) {
      event.preventDefault();
      if (check(fieldsOfStep(offerSteps[step] ?? 'home'))) goTo(step + 1);
    } else if (!check(offerFieldNames)) {
      event.preventDefault();
      setShowsAll(true);
    }
  };
  return { step, hasSteps, problems, attempt, goTo, submit };
}

/**
 * The form in which a home is offered. Without scripts it is one long form; with them it has steps, and what was typed
 * survives a reload.
 */
export function OfferForm({ choices, stamp, refused }: OfferFormProps) {
  const { t, locale } = useI18n();
  const root = useRef<HTMLFormElement>(null);
  const { step, hasSteps, problems, attempt, goTo, submit } = useSteps(root, refused);
  const list = useProblemList(problems, refused?.general);
  return (
    <S.Form
      ref={root}
      method="post"
      action={href('offerHome', locale)}
      noValidate
      onSubmit={submit}
      onInput={() => root.current && keepOffer(root.current, step)}
    >
      {list.length > 0 && (
        <FormSummary
          title={t('offers.problems.title')}
          titlePrefix={t('offers.problems.titlePrefix')}
          problems={list}
          attempt={attempt}
        />
      )}
      <input type="hidden" name="stamp" value={stamp} />
      <Trap />
      {offerSteps.map((name, index) => (
        <StepFields
          key={name}
          name={name}
          isHidden={hasSteps && index !== step}
          texts={refused?.texts}
          problems={problems}
          choices={choices}
        />
      ))}
      <S.Small hidden={hasSteps && step < lastStep}>
        {t('offers.privacy')}{' '}
        <Link href={href('page', { slug: t('offers.privacySlug') }, locale)} newWindow>
          {t('offers.privacyLink')}
        </Link>
      </S.Small>
      <S.Buttons>
        {hasSteps && step > 0 && (
          <Button look="quiet" onClick={() => goTo(step - 1)}>
            {t('offers.back')}
          </Button>
        )}
        <Button type="submit">
          {hasSteps && step < lastStep ? t('offers.next') : t('offers.submit')}
        </Button>
      </S.Buttons>
      {hasSteps && <S.Small>{t('offers.kept')}</S.Small>}
    </S.Form>
  );
}

/** A field for programs, which fill in every one. */
function Trap() {
  const { t } = useI18n();
  return (
    <S.Trap aria-hidden="true">
      <label>
        {t('offers.trap')}
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </S.Trap>
  );
}

interface StepFieldsProps extends Pick<OfferFormProps, 'choices'> {
  name: OfferStep;
  isHidden: boolean;
  /** What the fields begin with. */
  texts: OfferTexts | undefined;
  problems: OfferProblems;
}

function StepFields({ name, isHidden, texts, problems, choices }: StepFieldsProps) {
  const { t } = useI18n();
  const index = offerSteps.indexOf(name);
  const step = t('offers.step', {
    n: index + 1,
    count: offerSteps.length,
    name: t(`offers.steps.${name}`),
  });
  return (
    <S.Step hidden={isHidden}>
      <legend id={`offer-step-${index}`} tabIndex={-1}>
        {step}
      </legend>
      {name === 'law' && <S.Small>{t('offers.registration')}</S.Small>}
      {fieldsOfStep(name).map((field) => {
        const problem = problems[field];
        return (
          <OfferInput
            key={field}
            name={field}
            text={texts?.[field] ?? ''}
            error={problem && problemText(field, problem, t)}
            choices={choices}
          />
        );
      })}
    </S.Step>
  );
}
