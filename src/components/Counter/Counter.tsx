import { useId, useRef } from 'react';
import { Icon } from '../Icon/Icon';
import * as S from './Counter.styles';

export interface CounterProps {
  /** Of the form's field. */
  name: string;
  label: string;
  hint?: string;
  defaultValue: number | null;
  max: number;
  /** What stands there while nothing is asked for. */
  placeholder: string;
  /** Names of the two buttons. */
  labels: { less: string; more: string };
}

/**
 * How many, at least: the platform's spin button, which arrow keys move and which can be typed
 * into, between two buttons for fingers. Empty is any; without scripts the field alone is there.
 */
export function Counter(props: CounterProps) {
  const { name, label, hint, defaultValue, max, placeholder, labels } = props;
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
        <S.Step type="button" aria-label={labels.less} aria-controls={id} onClick={() => step(-1)}>
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
          placeholder={placeholder}
        />
        <S.Step type="button" aria-label={labels.more} aria-controls={id} onClick={() => step(1)}>
          <Icon name="plus" />
        </S.Step>
      </S.Steps>
    </S.Row>
  );
}
