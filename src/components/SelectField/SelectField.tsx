import { useId, type SelectHTMLAttributes } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import { fieldAria, FieldFrame } from '../TextField/FieldFrame';

const Box = styled.span`
  position: relative;
  display: block;
`;

const Select = styled.select`
  width: 100%;
  min-height: 48px;
  padding-block: 0.25rem;
  padding-inline: 1rem 2.75rem;
  border: 1.5px solid color-mix(in srgb, var(--fg) 55%, var(--ground));
  border-radius: var(--r-inner);
  background: var(--ground);
  text-overflow: ellipsis;
  appearance: none;
  cursor: pointer;
`;

const Chevron = styled(Icon)`
  position: absolute;
  inset-inline-end: 1rem;
  top: calc(50% - 0.6em);
  pointer-events: none;
  rotate: 90deg;
`;

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  /** Explains the consequence of the choice. */
  hint?: string;
  /** Describes the error and how to correct it. */
  error?: string;
  options: { value: string; text: string }[];
}

/** A select with its label, hint and error. */
export function SelectField({ label, hint, error, options, ...select }: SelectFieldProps) {
  const ownId = useId();
  const { id = ownId } = select;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <Box>
        <Select {...select} id={id} {...fieldAria(id, { hint, error })}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
        <Chevron name="chevron" />
      </Box>
    </FieldFrame>
  );
}
