import { type OfferFieldName, offerField, valuesOfChoices } from '@studium/shared/offer';
import type { InputHTMLAttributes } from 'react';
import { ChoicePill, ChoicePills } from '@/components/ChoicePill/ChoicePill';
import { SelectField } from '@/components/SelectField/SelectField';
import { fieldAria, FieldError, FieldFrame } from '@/components/TextField/FieldFrame';
import { TextField } from '@/components/TextField/TextField';
import { useI18n } from '@/i18n/I18n';
import type { OfferChoices } from './offerForm';
import * as S from './Offers.styles';

interface OfferInputProps {
  name: OfferFieldName;
  /** The text that the field begins with. */
  text: string;
  error: string | undefined;
  choices: OfferChoices;
}

/** The id of a field, to which the links of a summary point. */
export const offerInputId = (name: OfferFieldName): string => `offer-${name}`;

/** The fields that have a hint. */
const hinted = [
  ...(['title', 'excerpt', 'description', 'address', 'includedServices', 'houseRules'] as const),
  ...(['priceMin', 'condominiumFees', 'deposit', 'availableFrom', 'energyClass'] as const),
  ...(['energyExemption', 'epglNren', 'epglRen', 'envelopeWinter', 'cin', 'ownerName'] as const),
  ...(['ownerEmail', 'ownerPhone', 'shownContacts'] as const),
];

/** What browsers fill in by themselves, and the keys that phones show. */
const inputs: Partial<
  Record<OfferFieldName, InputHTMLAttributes<HTMLInputElement> & { type?: 'email' | 'tel' }>
> = {
  address: { autoComplete: 'street-address' },
  ownerName: { autoComplete: 'name' },
  ownerEmail: { type: 'email', autoComplete: 'email' },
  ownerPhone: { type: 'tel', autoComplete: 'tel' },
};

/** A field of the form in which a home is offered. */
export function OfferInput({ name, text, error, choices }: OfferInputProps) {
  const { t } = useI18n();
  const { kind, options, required = false } = offerField(name);
  const id = offerInputId(name);
  const label = t(`offers.fields.${name}`);
  const withHint = hinted.find((one) => one === name);
  const hint = withHint && t(`offers.hints.${withHint}`);
  const common = { id, name, label, hint, error, required };
  const values = options ? choices[options] : [];
  if (kind === 'choices') {
    const chosen = valuesOfChoices(text);
    return (
      <S.Choice id={id} tabIndex={-1} {...fieldAria(id, { hint, error })}>
        <legend>{label}</legend>
        {hint && <S.Small id={`${id}-hint`}>{hint}</S.Small>}
        <FieldError id={id} error={error} />
        <ChoicePills>
          {values.map((one) => (
            <ChoicePill
              key={one.value}
              type="checkbox"
              name={name}
              value={one.value}
              label={one.text}
              defaultChecked={chosen.includes(one.value)}
            />
          ))}
        </ChoicePills>
      </S.Choice>
    );
  }
  if (kind === 'choice')
    return (
      <SelectField
        {...common}
        defaultValue={text}
        options={[{ value: '', text: t('offers.choose') }, ...values]}
      />
    );
  if (kind === 'lines')
    return (
      <FieldFrame id={id} label={label} hint={hint} error={error}>
        <S.TextArea
          id={id}
          name={name}
          dir="auto"
          required={required}
          defaultValue={text}
          {...fieldAria(id, { hint, error })}
        />
      </FieldFrame>
    );
  const isNumber = kind === 'count' || kind === 'number' || kind === 'euros';
  return (
    <TextField
      {...common}
      defaultValue={text}
      autoComplete="off"
      {...(isNumber && { inputMode: kind === 'count' ? 'numeric' : 'decimal' })}
      {...inputs[name]}
      {...(kind === 'day' && { type: 'date' })}
    />
  );
}
