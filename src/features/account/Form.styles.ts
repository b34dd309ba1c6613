import styled, { css } from 'styled-components';

/** Links among fields: underlined, because colour alone does not mark a link. */
const link = css`
  a {
    color: var(--link);
    font-weight: 600;
    text-underline-offset: 0.2em;
  }
`;

export const Form = styled.form`
  display: grid;
  gap: 1.125rem;
  min-width: 0;
`;

/** Two short fields, side by side when there is space. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: 1.125rem;
  align-items: end;
`;

export const Links = styled.p`
  font-size: var(--fs-small);
  text-align: center;
  ${link}
`;

export const Aside = styled.p`
  justify-self: end;
  margin-top: -0.625rem;
  font-size: var(--fs-small);
  ${link}
`;

/** The text that a visitor accepts; a long text scrolls. */
export const Notice = styled.div`
  display: grid;
  gap: 0.375rem;
  max-height: 14rem;
  padding: 0.875rem 1rem;
  border-radius: 12px;
  overflow: auto;
  background: var(--t-sand);
  color: var(--ink);
  font-size: var(--fs-small);
  line-height: 1.5;
`;

export const NoticeTitle = styled.p`
  font-weight: 600;
`;
