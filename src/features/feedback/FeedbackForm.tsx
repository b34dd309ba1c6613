import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/Button/Button';
import { useI18n } from '@/i18n/I18n';
import * as S from './FeedbackForm.styles';
import { reasonLength, sendFeedback } from './sendFeedback';

type Step = 'question' | 'why' | 'sending' | 'thanked' | 'failed';

const statusTexts = {
  why: 'common.feedback.asksWhy',
  thanked: 'common.feedback.thanks',
  failed: 'common.feedback.failed',
  question: null,
  sending: null,
} as const satisfies Record<Step, string | null>;

/**
 * A form with the question whether a page is clear, and what is not. Without JavaScript the browser
 * posts the form, and the server redirects to one of the two outcomes.
 */
export function FeedbackForm({ path }: { path: string }) {
  const { t } = useI18n();
  const id = useId();
  const status = useRef<HTMLParagraphElement>(null);
  const [step, setStep] = useState<Step>('question');
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null);

  const send = async (clear: boolean, reason?: string) => {
    setStep('sending');
    const isAccepted = await sendFeedback({ path, clear, reason });
    setStep(isAccepted ? 'thanked' : 'failed');
    // Move the focus, because the clicked button may have been removed.
    status.current?.focus();
  };
  const choose = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement) || step === 'sending') return;
    const clear = submitter.value === 'yes';
    setAnswer(clear ? 'yes' : 'no');
    if (clear) void send(true);
    else setStep('why');
  };
  const sendReason = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason');
    void send(false, typeof reason === 'string' ? reason : undefined);
  };
  const done = step === 'thanked';
  const statusText = statusTexts[step];
  return (
    <S.Root as="section" aria-label={t('common.feedback.title')} data-print="hide">
      <S.Card>
        {!done && (
          <S.QuestionForm method="post" action="/api/feedback" onSubmit={choose}>
            <S.Question>{t('common.feedback.title')}</S.Question>
            <input type="hidden" name="path" value={path} />
            <S.Answers>
              {(['yes', 'no'] as const).map((value) => (
                <Button
                  key={value}
                  type="submit"
                  look="secondary"
                  name="clear"
                  value={value}
                  aria-pressed={answer ? answer === value : undefined}
                >
                  {t(`common.feedback.${value}`)}
                </Button>
              ))}
            </S.Answers>
          </S.QuestionForm>
        )}
        <S.Status ref={status} role="status" tabIndex={-1}>
          {statusText && t(statusText)}
        </S.Status>
        {answer === 'no' && !done && (
          <S.Reason onSubmit={sendReason}>
            <label htmlFor={`${id}reason`}>{t('common.feedback.why')}</label>
            <S.Hint id={`${id}hint`}>{t('common.feedback.whyHint')}</S.Hint>
            <textarea
              id={`${id}reason`}
              name="reason"
              maxLength={reasonLength}
              aria-describedby={`${id}hint`}
            />
            <Button type="submit" pending={step === 'sending'}>
              {t('common.feedback.send')}
            </Button>
          </S.Reason>
        )}
        <S.Outcome id="feedback-thanks">{t('common.feedback.thanks')}</S.Outcome>
        <S.Outcome id="feedback-failed">{t('common.feedback.failed')}</S.Outcome>
      </S.Card>
    </S.Root>
  );
}
