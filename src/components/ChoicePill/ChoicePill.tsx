import styled from 'styled-components';

/** A group of pills, which wraps to several lines. */
export const ChoicePills = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

const Root = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  min-height: 44px;
  padding: 0.25rem 1.125rem;
  border-radius: var(--r-pill);
  background: var(--t-sand);
  box-shadow: inset 0 0 0 1.5px var(--rule);
  color: var(--ink);
  font-size: var(--fs-small);
  font-weight: 500;
  line-height: 1.25;
  cursor: pointer;
  transition: background var(--fast);
  &:hover {
    background: var(--tint);
  }
  &:has(:checked) {
    background: var(--field);
    box-shadow: none;
    color: var(--on-hue);
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
    &:has(:checked) {
      border-width: 3px;
    }
  }
`;

/** Covers the pill, so that presses and screen readers reach the native input. */
const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

interface ChoicePillProps {
  /** radio: one of several; checkbox: any of several. */
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  label: string;
  defaultChecked: boolean;
}

/** A radio button or checkbox that looks like a pill. */
export function ChoicePill({ label, ...input }: ChoicePillProps) {
  return (
    <Root>
      <Input {...input} />
      {label}
    </Root>
  );
}
