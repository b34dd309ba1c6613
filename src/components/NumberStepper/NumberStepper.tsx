import { useId, useRef } from 'react';
import { useI18n } from '@/i18n/I18n';
import { Icon } from '../Icon/Icon';
import * as S from './NumberStepper.styles';

interface NumberStepperProps {
  /** The name of the form field. */
  name: string;
  label: string;
  hint?: string;
  defaultValue: number | null;
  max: number;
}

/**
 * A number field with a minus and a plus button. Typing and the arrow keys change it too. Empty means any number.
 * Without scripts only the field shows.
 */
export function NumberStepper({ name, label, hint, defaultValue, max }: NumberStepperProps) {
  const { t } = useI18n();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const step = (by: 1 | -1) => {
    const input = field.current;
    if (!input) return;
    const next = Math.min(max, Math.max(0, (Number(input.value) || 0) + by));
    input.value = next === 0 ? '' : String(next);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <S.Row>
      <S.Label htmlFor={id}>
        {label}
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </S.Label>
      <S.Steps>
        <S.Step
          type="button"
          aria-label={t('filters.form.less', { name: label })}
          aria-controls={id}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </S.Step>
        <S.Field
          ref={field}
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={0}
          max={max}
          defaultValue={defaultValue ?? ''}
          placeholder={t('filters.any')}
        />
        <S.Step
          type="button"
          aria-label={t('filters.form.more', { name: label })}
          aria-controls={id}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </S.Step>
      </S.Steps>
    </S.Row>
  );
}
