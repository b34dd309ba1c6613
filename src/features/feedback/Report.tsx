import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/Button/Button';
import { useI18n } from '@/i18n/I18n';
import { reasonLength, sendFeedback } from './sendFeedback';
import * as S from './Report.styles';

type Step = 'open' | 'sending' | 'thanked' | 'failed';

/**
 * Reports an error in an accommodation to the office, separate from opinions on its page. Without
 * JavaScript the browser posts the form.
 */
export function Report({ path }: { path: string }) {
  const { t } = useI18n();
  const id = useId();
  const status = useRef<HTMLParagraphElement>(null);
  const [step, setStep] = useState<Step>('open');
  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason');
    setStep('sending');
    const isAccepted = await sendFeedback({
      path,
      clear: false,
      kind: 'report',
      reason: typeof reason === 'string' ? reason : '',
    });
    setStep(isAccepted ? 'thanked' : 'failed');
    // Move the focus, because the clicked button was removed with its form.
    status.current?.focus();
  };
  return (
    <S.Report data-print="hide">
      <summary>{t('common.report.title')}</summary>
      {step !== 'thanked' && (
        <S.Form
          method="post"
          action="/api/feedback"
          onSubmit={(event) => {
            void send(event);
          }}
        >
          <input type="hidden" name="path" value={path} />
          <input type="hidden" name="clear" value="no" />
          <input type="hidden" name="kind" value="report" />
          <label htmlFor={`${id}reason`}>{t('common.report.what')}</label>
          <S.Hint id={`${id}hint`}>{t('common.report.hint')}</S.Hint>
          <textarea
            id={`${id}reason`}
            name="reason"
            required
            maxLength={reasonLength}
            aria-describedby={`${id}hint`}
          />
          <Button type="submit" look="secondary" pending={step === 'sending'}>
            {t('common.report.send')}
          </Button>
        </S.Form>
      )}
      <S.Status ref={status} role="status" tabIndex={-1}>
        {step === 'thanked'
          ? t('common.report.thanks')
          : step === 'failed' && t('common.feedback.failed')}
      </S.Status>
    </S.Report>
  );
}
