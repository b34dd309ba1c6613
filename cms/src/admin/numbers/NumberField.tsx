'use client';
import { FieldDescription, FieldError, FieldLabel, useField, withCondition } from '@payloadcms/ui';
import type { NumberFieldClientProps } from 'payload';
import { useState } from 'react';
import { isSame } from '../../lib/isSame';
import { useLanguage } from '../useLanguage';
import { faultOf, isUnreadable, readNumber, writeNumber } from './typedNumber';

export interface NumberOptions {
  /** For positions on a map: three digits after a point are never thousands. */
  isDegrees?: boolean;
}

/** A number in a form, read and shown as the editor writes numbers. What is no number stays as it was typed. */
export const NumberField = withCondition(function NumberInput({
  field,
  path,
  readOnly,
  isDegrees,
}: NumberFieldClientProps & NumberOptions) {
  const { value = null, setValue, showError, disabled } = useField<unknown>({ path });
  const language = useLanguage();
  // What the cursor stands in is not rewritten.
  const [typed, setTyped] = useState<string>();
  const isTyping = typed !== undefined && isSame(readNumber(typed, language, isDegrees), value);
  const stored = typeof value === 'number' ? writeNumber(value, language) : '';
  const fault = faultOf(value, language);
  const hasError = showError || (fault !== undefined && !isTyping);
  const { admin, label, localized, required } = field;
  const classes = ['field-type number', hasError && 'error', admin?.className];
  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      style={admin?.width ? { flexBasis: admin.width } : { flex: '1 1 auto' }}
    >
      <FieldLabel label={label} localized={localized} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={hasError} {...(fault && { message: fault })} />
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          id={`field-${path.replaceAll('.', '__')}`}
          name={path}
          disabled={readOnly || disabled}
          value={isTyping ? typed : isUnreadable(value) ? value.typed : stored}
          onChange={({ target }) => {
            setTyped(target.value);
            setValue(readNumber(target.value, language, isDegrees));
          }}
          onBlur={() => setTyped(undefined)}
        />
        <FieldDescription description={admin?.description} path={path} />
      </div>
    </div>
  );
});
